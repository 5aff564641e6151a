import type { GenericSource } from '@workbench/services/sources/schemas';
import { describe, expect, it } from 'vitest';
import {
  type GenericDraft,
  requestsKey,
  toConnectionDraft,
  validateConnectionDraft,
  withoutSent,
} from './connection-form.ts';

const KEYED = { id: 'apollo', needs: 'key', creditCap: 100, generic: null } as const;
const GENERIC: GenericSource = {
  label: 'Intranet',
  baseUrl: 'https://api.example.com',
  method: 'GET',
  path: '/companies/{domain}',
  body: null,
  auth: { kind: 'header', header: 'Authorization', prefix: 'Bearer ' },
  headers: { Accept: 'application/json' },
  countPath: 'data.employees',
  locationPath: null,
  credits: 0,
};
const DESCRIBED = { id: 'generic', needs: 'key', creditCap: null, generic: GENERIC } as const;

function change(part: Partial<GenericDraft>) {
  const draft = toConnectionDraft(DESCRIBED);
  if (draft.generic === null) throw new Error('a described source has fields');
  return validateConnectionDraft(DESCRIBED, { ...draft, generic: { ...draft.generic, ...part } });
}

describe('a source with a key', () => {
  it('sends nothing that was not changed', () => {
    expect(validateConnectionDraft(KEYED, toConnectionDraft(KEYED))).toEqual({ input: null, errors: {} });
    expect(validateConnectionDraft(KEYED, { ...toConnectionDraft(KEYED), creditCap: '50' }).input).toEqual({
      id: 'apollo',
      creditCap: 50,
    });
    expect(validateConnectionDraft(KEYED, { ...toConnectionDraft(KEYED), apiKey: ' abc ' }).input).toEqual({
      id: 'apollo',
      apiKey: 'abc',
    });
  });

  it('refuses a key with a space inside and a cap that is no whole number', () => {
    expect(validateConnectionDraft(KEYED, { ...toConnectionDraft(KEYED), apiKey: 'a b' }).errors.apiKey).toBe(
      'Keys can’t contain spaces',
    );
    for (const creditCap of ['', '-1', '1.5', '1e3', '1000000', 'many']) {
      expect(
        validateConnectionDraft(KEYED, { ...toConnectionDraft(KEYED), creditCap }).errors.creditCap,
        creditCap,
      ).toMatch(/whole number/);
    }
  });

  it('never puts the stored key into the form', () => {
    expect(toConnectionDraft(KEYED).apiKey).toBe('');
  });
});

describe('a custom source that nobody described yet', () => {
  const blank = { id: 'generic', needs: 'nothing', creditCap: null, generic: null } as const;
  const begun = toConnectionDraft(blank);
  const fill = (part: Partial<GenericDraft>) => {
    if (begun.generic === null) throw new Error('a custom source has fields');
    return { ...begun, apiKey: 'abc', generic: { ...begun.generic, ...part } };
  };
  const typed = { label: 'Intranet', baseUrl: 'https://api.example.com', path: '/c/{domain}', countPath: 'employees' };

  it('has its fields on screen, and names each one that is missing', () => {
    expect(validateConnectionDraft(blank, begun).input).toBeNull();
    const { errors } = validateConnectionDraft(blank, fill({ locationPath: 'city' }));
    expect(Object.keys(errors).sort()).toEqual(['baseUrl', 'countPath', 'label', 'path']);
  });

  it('is sent with its key once a key is asked for', () => {
    const keyless = validateConnectionDraft(blank, fill(typed));
    expect(keyless.errors).toEqual({});
    expect(keyless.input).toMatchObject({ id: 'generic', generic: { label: 'Intranet', auth: { kind: 'none' } } });
    expect(keyless.input).not.toHaveProperty('apiKey');
    expect(validateConnectionDraft(blank, fill({ ...typed, authKind: 'header' })).input?.apiKey).toBe('abc');
    expect(requestsKey('nothing', fill({ ...typed, path: '/c?domain={domain}&token={key}' }))).toBe(true);
    expect(requestsKey('nothing', fill({ ...typed, body: '{"token":"{key}"}' }))).toBe(false);
  });
});

describe('a described source', () => {
  it('comes back as it was stored when one field is changed and changed back', () => {
    expect(change({}).input).toBeNull();
    expect(change({ countPath: 'data.count' }).input?.generic).toEqual({ ...GENERIC, countPath: 'data.count' });
  });

  it('keeps the colons in a header’s value and reads one header per line', () => {
    const { input } = change({ headers: 'Accept: application/json\n\nX-Site: https://a.example:8080' });
    expect(input?.generic?.headers).toEqual({ Accept: 'application/json', 'X-Site': 'https://a.example:8080' });
  });

  it('sends the fields of the chosen way to log in alone', () => {
    const token = { authKind: 'client_credentials', tokenUrl: 'https://a.example/token', style: 'json' } as const;
    expect(change(token).input?.generic?.auth).toEqual({
      kind: 'client_credentials',
      tokenUrl: 'https://a.example/token',
      style: 'json',
      scope: null,
    });
    expect(change({ authKind: 'none' }).input?.generic?.auth).toEqual({ kind: 'none' });
  });

  it('sends a body only with POST', () => {
    expect(change({ body: '{}' }).input?.generic?.body).toBeNull();
    expect(change({ body: '{}', method: 'POST' }).input?.generic?.body).toBe('{}');
  });

  it.each([
    [{ label: ' ' }, 'label'],
    [{ baseUrl: 'api.example.com' }, 'baseUrl'],
    [{ baseUrl: 'ftp://a.example' }, 'baseUrl'],
    [{ path: 'companies' }, 'path'],
    [{ countPath: '' }, 'countPath'],
    [{ credits: '101' }, 'credits'],
    [{ header: 'no good' }, 'header'],
    [{ authKind: 'client_credentials', tokenUrl: '' }, 'tokenUrl'],
    [{ headers: 'no colon' }, 'headers'],
  ] as const)('with %o the field %s is named', (part, field) => {
    expect(Object.keys(change(part).errors)).toEqual([field]);
  });
});

it('keeps what was typed while the rest was being saved', () => {
  const sent = { apiKey: 'k-1', creditCap: '5' };
  expect(withoutSent({ ...sent }, sent)).toEqual({});
  expect(withoutSent({ apiKey: 'k-1', creditCap: '50' }, sent)).toEqual({ creditCap: '50' });
});
