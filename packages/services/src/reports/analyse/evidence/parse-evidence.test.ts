import { expect, test } from 'vitest';
import type { EvidenceItem } from '../../schemas.ts';
import { parseEvidence } from './parse-evidence.ts';

const COMPANY = { name: 'Ashgrove', domain: 'ashgrove.example' };
const titleOf = (title: string) => {
  const item: EvidenceItem = {
    id: 'E1',
    kind: 'article',
    url: 'https://ashgrove.example/blog/one',
    title,
    date: '2026-10-12',
    publisher: 'ashgrove.example',
    text: 'One pump.',
    proof: 'own_domain',
  };
  return parseEvidence(item, COMPANY).title;
};

test.each([
  ['A quieter pump / Blog / Ashgrove', 'A quieter pump'],
  ['A quieter pump / Ashgrove', 'A quieter pump'],
  ['Pumps / Valves / Ashgrove', 'Pumps / Valves'],
  ['Pumps / Valves', 'Pumps / Valves'],
  ['Blog / Ashgrove', 'Blog'],
])('%j is shown as %j', (title, shown) => {
  expect(titleOf(title)).toBe(shown);
});
