import { describe, expect, it } from 'vitest';
import { evidenceOf } from '../reports.fixtures.ts';
import { EVIDENCE_MAX, mergeEvidence } from './merge-evidence.ts';

const pages = (host: string, count: number) =>
  Array.from({ length: count }, (_, index) => evidenceOf(`https://${host}/${index}`));

describe('the evidence of a report', () => {
  it('is numbered over all sources in their order', () => {
    const { items, perSource } = mergeEvidence([pages('a.example', 2), [], pages('b.example', 1)]);
    expect(items.map(({ id, url }) => [id, url])).toEqual([
      ['E1', 'https://a.example/0'],
      ['E2', 'https://a.example/1'],
      ['E3', 'https://b.example/0'],
    ]);
    expect(perSource).toEqual([2, 0, 1]);
  });

  it('holds each address once, wherever within it a link leads', () => {
    const twice = [evidenceOf('https://a.example/news#top'), evidenceOf('https://a.example/news')];
    const { items, perSource } = mergeEvidence([twice, [evidenceOf('https://a.example/news')]]);
    expect(items).toHaveLength(1);
    expect(perSource).toEqual([1, 0]);
  });

  it('lets no source of many pages crowd the others out', () => {
    const { items, perSource } = mergeEvidence([
      pages('a.example', 200),
      pages('b.example', 3),
      pages('c.example', 40),
    ]);
    expect(items).toHaveLength(EVIDENCE_MAX);
    expect(perSource).toEqual([29, 3, 28]);
  });

  it('holds no character that a reader cannot see, such as one that turns the direction of a line', () => {
    const hidden = { ...evidenceOf('https://a.example/1'), title: 'Ac\u200bme', text: 'Acme \u202eraises\u202c money' };
    expect(mergeEvidence([[hidden]]).items[0]).toMatchObject({ title: 'Acme', text: 'Acme raises money' });
  });

  it('comes back from the database as it went in, also where a cut split a character', () => {
    const { items } = mergeEvidence([[evidenceOf('https://a.example', `${'x'.repeat(5999)}\u{1f680}`)]]);
    expect(items[0]?.text).toHaveLength(6000);
    expect(items[0]?.text.isWellFormed()).toBe(true);
  });
});
