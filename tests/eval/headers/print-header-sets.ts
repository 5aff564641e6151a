import { atLeast } from '../goals.ts';
import { table } from '../tables.ts';
import { readHeaderSets } from './header-sets.ts';
import { type HeaderResult, scoreHeaders } from './score-headers.ts';

/** What the header rule has to reach: 95 % of the columns right, none mapped to a wrong field. */
export function headerGoalsOf({ tallies }: HeaderResult) {
  return [...tallies].flatMap(([language, { columns, right, wrong }]) => [
    atLeast(`headers, ${language}: columns right`, right / columns, 0.95),
    { name: `headers, ${language}: mapped to a wrong field`, value: wrong, wanted: 0, isMet: wrong === 0 },
  ]);
}

/** Prints how well the columns of a file of labelled header sets are mapped; exits with 1 when a goal is missed. */
export function printHeaderSets(path: string, isVerbose: boolean): void {
  const result = scoreHeaders(readHeaderSets(path));
  const rows = [...result.tallies].map(([language, { sets, columns, right, wrong, missed }]) => [
    language,
    ...[sets, columns, right, wrong, missed].map(String),
    (right / columns).toFixed(3),
  ]);
  console.log(table([['', 'sets', 'columns', 'right', 'wrong field', 'left out', 'share right'], ...rows]));
  if (isVerbose) for (const mistake of result.mistakes) console.log(mistake);
  const missed = headerGoalsOf(result).filter(({ isMet }) => !isMet);
  for (const { name, value, wanted } of missed)
    console.log(`not met: ${name} is ${value.toFixed(3)}, wanted ${wanted}`);
  console.log(missed.length === 0 ? 'eval: goals met' : `eval: ${missed.length} goals missed`);
  process.exitCode = missed.length === 0 ? 0 : 1;
}
