import { messageRequestSchema } from '@workbench/services/ai/schemas';
import { describe, expect, it } from 'vitest';
import { effectiveLimit, parseCustomLimit } from './custom-limit.ts';
import { DEFAULT_OPTIONS, optionsOfRequest, parseOptions, toLimitOptions } from './message-options.ts';

describe('remembered options', () => {
  it('come back as they were stored', () => {
    const options = {
      ...DEFAULT_OPTIONS,
      language: 'de' as const,
      isFormal: false,
      senderName: 'Ann',
      senderCompany: 'Fabrikam',
    };
    expect(parseOptions(JSON.stringify(options))).toEqual(options);
  });

  it('of an earlier version have no company of the sender', () => {
    const { senderCompany: _, ...earlier } = { ...DEFAULT_OPTIONS, senderName: 'Ann' };
    expect(parseOptions(JSON.stringify(earlier))).toEqual({ ...earlier, senderCompany: '' });
  });

  it.each([null, '', 'nonsense', '7', 'null', '{"tone":"constructor","isFormal":"yes","language":[]}'])(
    'begin anew where storage holds %s',
    (stored) => expect(parseOptions(stored)).toEqual(DEFAULT_OPTIONS),
  );
});

describe('the options of a message', () => {
  const remembered = { ...DEFAULT_OPTIONS, senderName: 'Ann', senderCompany: 'Fabrikam' };
  const requestOf = (fields: object) => messageRequestSchema.parse({ senderName: 'Sam', tone: 'direct', ...fields });

  it.each([
    ['Contoso', 'Contoso'],
    ['', 'Fabrikam'],
  ])('with the company “%s” of the sender are restored with “%s”', (senderCompany, restored) => {
    const request = requestOf({ messageType: 'follow_up', senderCompany });
    const sender = { senderName: 'Sam', senderCompany: restored };
    expect(optionsOfRequest(request, remembered)).toMatchObject({ tone: 'direct', ...sender });
  });

  it('leave the sender as remembered after a connection request, which is not signed', () => {
    const restored = optionsOfRequest(requestOf({ messageType: 'connection_request', limit: 200 }), remembered);
    expect(restored).toMatchObject({ tone: 'direct', limitProfile: 'free' });
    expect({ ...remembered, ...restored }).toMatchObject({ senderName: 'Ann', senderCompany: 'Fabrikam' });
  });
});

describe('the limit of a connection request', () => {
  it.each([
    ['free', '', 200],
    ['paid', '', 300],
    ['custom', '120', 120],
    ['custom', '12', 300],
  ] as const)('with profile %s and "%s" typed is %i', (limitProfile, customLimit, limit) => {
    expect(effectiveLimit({ ...DEFAULT_OPTIONS, limitProfile, customLimit })).toBe(limit);
  });

  it.each(['49', '301', '-60', '1e2', '60.5', ''])('is never %s', (typed) =>
    expect(parseCustomLimit(typed)).toBeNull(),
  );

  it.each([200, 300, 250])('of %i is found again as a choice', (limit) => {
    expect(effectiveLimit({ ...DEFAULT_OPTIONS, ...toLimitOptions(limit) })).toBe(limit);
  });
});
