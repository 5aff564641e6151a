import { describe, expect, it } from 'vitest';
import { fillBody, fillPath } from './fill-template.ts';

const blanks = (name: string) => ({ domain: 'acme.example', name });

describe('fillPath', () => {
  it('encodes what would otherwise change the address', () => {
    expect(fillPath('/c/{name}?d={domain}', blanks('A/B ?#&%'))).toBe('/c/A%2FB%20%3F%23%26%25?d=acme.example');
  });

  it('leaves a blank inside a name as it is', () => {
    expect(fillPath('/c?n={name}', blanks('{domain}'))).toBe('/c?n=%7Bdomain%7D');
  });

  it('survives half an emoji', () => {
    expect(fillPath('/c?n={name}', blanks('a\ud83d'))).toBe('/c?n=a%EF%BF%BD');
  });

  it.each(['.', '..'])('refuses %s as a segment', (name) => {
    expect(fillPath('/c/{name}/x', blanks(name))).toBeNull();
    expect(fillPath('/c?n={name}', blanks(name))).toBe(`/c?n=${name}`);
  });
});

describe('fillBody', () => {
  it('keeps quotes, line breaks and dollar signs of a name inside its string', () => {
    const body = fillBody('{"a":[{"name":"{name}","site":"https://{domain}"}],"n":1,"x":null}', blanks('A "B"\n$&'));
    expect(JSON.parse(body ?? '')).toEqual({ a: [{ name: 'A "B"\n$&', site: 'https://acme.example' }], n: 1, x: null });
  });

  it.each(['{"domain": {domain}}', 'domain={domain}', ''])('says that %j is not JSON', (template) => {
    expect(fillBody(template, blanks('Acme'))).toBeNull();
  });
});
