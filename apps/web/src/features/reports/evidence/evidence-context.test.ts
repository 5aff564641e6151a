import type { EvidenceItem } from '@workbench/services/reports/schemas';
import { expect, it } from 'vitest';
import { numberEvidence } from './evidence-context.ts';

const evidence = (id: string): EvidenceItem => ({
  id,
  kind: 'page',
  url: 'https://acme.example/',
  title: id,
  date: null,
  publisher: 'Acme',
  text: '',
  proof: 'own_domain',
});

it('a mark carries the number of its evidence’s id, also when others between were left out', () => {
  const find = numberEvidence([evidence('E1'), evidence('E7')]);
  expect(find('E1')?.number).toBe(1);
  expect(find('E7')?.number).toBe(7);
});

it('an id of another form is counted, and an unknown one is no evidence', () => {
  const find = numberEvidence([evidence('page')]);
  expect(find('page')?.number).toBe(1);
  expect(find('E9')).toBeNull();
});
