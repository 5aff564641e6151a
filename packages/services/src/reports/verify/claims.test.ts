import { expect, it } from 'vitest';
import { splitSentences } from '../../shared/statements/split-sentences.ts';
import { CLAIM_CASES } from './claims.cases.ts';
import { LIMIT_CASES } from './limits.cases.ts';
import { PARAPHRASE_CASES } from './paraphrases.cases.ts';
import { COMPANY, cite, draftOf, item, NOW } from './verify-draft.fixtures.ts';
import { verifyDraft } from './verify-draft.ts';

interface ClaimCase {
  passage: string;
  claim: string;
  isSupported: boolean;
}

function readCases(text: string): ClaimCase[] {
  let passage = '';
  return text.split('\n').flatMap((line) => {
    if (line === '' || line.startsWith('#')) return [];
    if (/^[+-] /.test(line)) return [{ passage, claim: line.slice(2), isSupported: line.startsWith('+') }];
    passage = line;
    return [];
  });
}

const CASES = [CLAIM_CASES, LIMIT_CASES, PARAPHRASE_CASES].flatMap(readCases);

it.each(CASES)('$passage → $claim ($isSupported)', ({ passage, claim, isSupported }) => {
  const source = item('E1', passage, { title: 'News of the week' });
  const quote = splitSentences(passage)[0] ?? passage;
  const draft = draftOf({ summary: [{ text: claim, citations: [cite('E1', quote)] }] });
  const { analysis, drops } = verifyDraft(draft, { company: COMPANY, evidence: [source], postings: null, now: NOW });
  expect([analysis.summary !== '', ...(isSupported ? drops.map(({ reason }) => reason) : [])]).toEqual([isSupported]);
});
