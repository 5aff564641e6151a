import type { Seniority } from '../../people/types.ts';

/** Their levels, from the top down; "unpaid" says nothing of a rank. */
const OF_LEVEL: [level: string, seniority: Seniority][] = [
  ['owner', 'owner'],
  ['cxo', 'c_suite'],
  ['partner', 'partner'],
  ['vp', 'vp'],
  ['director', 'director'],
  ['manager', 'manager'],
  ['senior', 'senior'],
  ['entry', 'entry'],
  ['training', 'intern'],
];

/**
 * Founders stand among the owners and heads among the directors; the word in the title tells them apart. The pattern
 * finds the word where titles are kept as one keyword ("overhead" is no head).
 */
const WORDS = {
  founder: { level: 'owner', pattern: '*founder*' },
  head: { level: 'director', pattern: 'head *' },
} as const;

/** The rank as we name it; null where no level is known. */
export function seniorityOf(levels: readonly string[], title: string | null): Seniority | null {
  for (const word of ['founder', 'head'] as const) {
    const isInTitle = new RegExp(`\\b${word}\\b`).test(title?.toLowerCase() ?? '');
    if (isInTitle && levels.includes(WORDS[word].level)) return word;
  }
  return OF_LEVEL.find(([level]) => levels.includes(level))?.[1] ?? null;
}

/** The clause by which a rank is asked for. */
export function seniorityClause(seniority: Seniority): object {
  if (seniority === 'founder' || seniority === 'head') {
    const atLevel = { term: { job_title_levels: WORDS[seniority].level } };
    return { bool: { must: [atLevel, { bool: { should: inTitle(seniority) } }] } };
  }
  const [level = seniority] = OF_LEVEL.find(([, name]) => name === seniority) ?? [];
  const atLevel = { term: { job_title_levels: level } };
  const sharing = (['founder', 'head'] as const).find((word) => WORDS[word].level === level);
  return sharing === undefined ? atLevel : { bool: { must: [atLevel], must_not: inTitle(sharing) } };
}

const inTitle = (word: keyof typeof WORDS): object[] => [
  { match_phrase: { job_title: word } },
  { wildcard: { job_title: WORDS[word].pattern } },
];
