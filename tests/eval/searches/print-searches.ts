import { HEAD, rowOf, table } from '../tables.ts';
import { LANGUAGES } from './labelled-searches.ts';
import { type JudgedSearch, SEARCH_FILTERS, sumUp } from './score-searches.ts';

/**
 * Prints how well sentences were read, by filter and by language, then each mistake.
 * @param isCountsOnly no sentence is shown, so that a file may stay unread
 */
export function printSearches(judged: readonly JudgedSearch[], isCountsOnly: boolean): void {
  const { byFilter, all, exact, turnedRound, refused } = sumUp(judged);
  const byLanguage = LANGUAGES.map((language) =>
    rowOf(language, sumUp(judged.filter(({ search }) => search.language === language)).all),
  );
  console.log(
    table([HEAD, ...SEARCH_FILTERS.map((filter) => rowOf(filter, byFilter[filter])), ...byLanguage, rowOf('all', all)]),
  );
  console.log(
    `\nexact ${exact.right} of ${exact.count}, turned round at most ${turnedRound}, refused ${refused.right} of ${refused.count}`,
  );
  if (isCountsOnly) return;
  for (const { search, mistakes, isTurnedRound } of judged) {
    if (mistakes.length === 0) continue;
    console.log(
      `${search.id} ${search.language}${isTurnedRound ? ' (turned round?)' : ''} ${search.sentence}\n    ${mistakes.join('; ')}`,
    );
  }
}
