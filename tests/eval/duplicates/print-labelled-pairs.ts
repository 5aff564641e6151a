import { table } from '../tables.ts';
import { precisionOf, recallOf, type Tally } from '../tally.ts';
import { type ClassResult, evaluatePairs, type PairResult } from './evaluate-pairs.ts';
import { readPairs } from './labelled-pairs.ts';
import { PAIR_FILES, pairGoalsOf } from './pair-goals.ts';

/** Prints by class what is found among the labelled pairs of each file; exits with 1 when a goal is missed. */
export function printLabelledPairs(isVerbose: boolean): void {
  const results = PAIR_FILES.map((file) => ({ file, result: evaluatePairs(readPairs(file)) }));
  for (const { file, result } of results) {
    console.log(`${pairTables(file, result)}\n`);
    if (isVerbose) for (const mistake of result.mistakes) console.log(mistake);
  }
  const missed = results.flatMap(({ file, result }) => pairGoalsOf(file, result)).filter(({ isMet }) => !isMet);
  for (const { name, value, wanted } of missed)
    console.log(`not met: ${name} is ${value.toFixed(3)}, wanted ${wanted}`);
  const pairs = results.reduce((sum, { result }) => sum + result.pairs, 0);
  console.log(`eval: ${pairs} labelled pairs, ${missed.length === 0 ? 'goals met' : `${missed.length} goals missed`}`);
  process.exitCode = missed.length === 0 ? 0 : 1;
}

function pairTables(file: string, { pairs, sure, queue, classes }: PairResult): string {
  const rows = [...classes].map(([name, row]) => [name, ...cellsOf(row)]);
  return [
    `${file}: ${pairs} pairs`,
    table([['class', 'same', 'found', 'sure', 'others', 'wrong', 'wrong and sure'], ...rows]),
    '',
    table([['', 'precision', 'recall', 'right', 'wrong', 'missed'], rowOf('sure', sure), rowOf('queue', queue)]),
  ].join('\n');
}

const cellsOf = ({ same, found, sure, others, wrong, wrongSure }: ClassResult) =>
  [same, found, sure, others, wrong, wrongSure].map(String);

const rowOf = (name: string, tally: Tally) => [
  name,
  precisionOf(tally).toFixed(4),
  recallOf(tally).toFixed(4),
  ...[tally.right, tally.wrong, tally.missed].map(String),
];
