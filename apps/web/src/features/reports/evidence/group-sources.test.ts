import type { Analysis, EvidenceItem } from '@workbench/services/reports/schemas';
import { expect, it } from 'vitest';
import { groupSources } from './group-sources';

const evidence = (id: string): EvidenceItem => ({
  id,
  kind: 'page',
  url: `https://acme.example/${id}`,
  title: id,
  date: null,
  publisher: 'acme.example',
  text: '',
  proof: 'own_domain',
});
const cite = (evidenceId: string, quote: string) => ({ evidenceId, quote });

const ANALYSIS: Analysis = {
  summary: 'One. Two.',
  summarySentences: [
    { text: 'One.', citations: [cite('E2', ''), cite('E2', 'words of two')] },
    { text: 'Two.', citations: [cite('E2', 'other words')] },
  ],
  productLaunches: [],
  rdActivity: {
    hasRD: true,
    keywords: ['grasping'],
    keywordCitations: [cite('E4', 'grasping')],
    mentions: [],
    mentionCitations: [],
  },
  jobOpenings: { count: 0, departmentsHiring: [], positions: [], postings: [], evidenceId: 'E3', evidenceIds: ['E3'] },
  recentNews: [],
};

it('parts what is cited from what was only read, with the words first quoted and the number of statements', () => {
  const { cited, others } = groupSources(ANALYSIS, ['E1', 'E2', 'E3', 'E4'].map(evidence));
  expect(cited.map(({ item, quote, statements }) => [item.id, quote, statements])).toEqual([
    ['E2', 'words of two', 2],
    ['E3', '', 1],
    ['E4', 'grasping', 1],
  ]);
  expect(others.map(({ item }) => item.id)).toEqual(['E1']);
});
