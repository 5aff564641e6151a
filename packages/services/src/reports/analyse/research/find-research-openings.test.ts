import { expect, it } from 'vitest';
import { verifyDraft } from '../../verify/verify-draft.ts';
import { analyse, COMPANY, NOW, page } from '../built-in/built-in-analyst.fixtures.ts';

const evidence = (title: string) => [page(`Work with us\n${title}\nFull time, in Leeds.`)];
const posting = (title: string) => ({ id: title, title, department: null, location: null, url: null, postedOn: null });

function hasResearch(title: string): boolean {
  const grounds = { company: COMPANY, evidence: evidence(title), postings: [posting(title)], now: NOW };
  return verifyDraft(analyse(grounds.evidence, { postings: grounds.postings }), grounds).analysis.rdActivity.hasRD;
}

it.each(['R&D Technical Lead', 'Head of Research and Development', 'Leitung F&E (m/w/d)', 'Ingeniera de I+D'])(
  'an open position as %s shows research',
  (title) => expect(hasResearch(title)).toBe(true),
);

it.each(['R&D Tax Credit Consultant', 'Recruiter R&D', 'Sales Lead', 'Bed & Dining Manager'])(
  'an open position as %s shows none',
  (title) => expect(hasResearch(title)).toBe(false),
);
