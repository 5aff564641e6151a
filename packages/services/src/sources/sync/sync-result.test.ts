import { describe, expect, it } from 'vitest';
import type { SourceOutcome } from '../schemas.ts';
import { syncResultOf } from './sync-result.ts';

const said = (outcome: SourceOutcome['outcome'], message = '', source = 'Apollo') => ({ source, outcome, message });

describe('syncResultOf', () => {
  it.each([
    ['one answer is enough', [said('figure'), said('not_connected')], 'completed', null],
    ['unknown to all is an answer', [said('unknown_company'), said('unknown_company')], 'completed', null],
    [
      'a failure beside an answer is told',
      [said('identity'), said('failed', 'no reply')],
      'completed',
      'Apollo: no reply',
    ],
    ['a refusal beside what is fresh', [said('fresh', '120'), said('failed', 'no')], 'completed', 'Apollo: no'],
    [
      'what may pass beside what is fresh',
      [said('fresh', '120'), { ...said('failed', 'busy'), isRetryable: true }],
      'failed',
      'Apollo: busy',
    ],
    ['who was not asked has not answered', [said('not_applicable'), said('failed', 'no')], 'failed', 'Apollo: no'],
    [
      'no one was asked',
      [said('not_applicable'), said('not_connected')],
      'skipped',
      'No connected source covers this company',
    ],
    ['a source is not named twice', [said('failed', 'Apollo is busy')], 'failed', 'Apollo is busy'],
    ['nothing new and nothing old to ask', [said('fresh', '120')], 'completed', 'Everything is fresh'],
    ['a cap that was reached', [said('figure'), said('skipped', 'cap')], 'skipped', 'Apollo was not queried: cap'],
    [
      'a source is named once',
      [said('figure'), said('skipped', 'Apollo: cap')],
      'skipped',
      'Apollo was not queried: cap',
    ],
    [
      'each source has its own line',
      [
        said('failed', 'the key reads clientId:clientSecret.'),
        said('skipped', 'cap', 'Lusha'),
        said('skipped', 'cap', 'PDL'),
      ],
      'failed',
      'Apollo: the key reads clientId:clientSecret.\nLusha was not queried: cap\nPDL was not queried: cap',
    ],
    [
      'caps have a line each',
      [said('skipped', 'cap'), said('skipped', 'cap', 'Lusha')],
      'skipped',
      'Apollo was not queried: cap\nLusha was not queried: cap',
    ],
    [
      'a failure weighs more than a cap',
      [said('skipped', 'cap'), said('failed', 'x')],
      'failed',
      'Apollo: x\nApollo was not queried: cap',
    ],
  ])('%s', (_, outcomes, state, message) => expect(syncResultOf(outcomes)).toEqual({ state, message }));

  it('says what to do when nothing is connected', () => {
    for (const outcomes of [[], [said('not_connected')]]) {
      expect(syncResultOf(outcomes)).toMatchObject({
        state: 'skipped',
        message: expect.stringContaining('connect one'),
      });
    }
  });
});
