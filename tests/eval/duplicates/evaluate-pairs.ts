import { blockMaxOf } from '../../../packages/services/src/duplicates/find/common-keys.ts';
import { matchCompanies } from '../../../packages/services/src/duplicates/rule/match-companies.ts';
import { matchingKeys } from '../../../packages/services/src/duplicates/rule/matching-keys.ts';
import { readCompany } from '../../../packages/services/src/duplicates/rule/read-company.ts';
import { newTally, type Tally } from '../tally.ts';
import type { LabelledPair } from './labelled-pairs.ts';

/** What was found among pairs, said of "sure" ones and of the whole queue. */
export interface PairResult {
  pairs: number;
  sure: Tally;
  queue: Tally;
  classes: Map<string, ClassResult>;
  mistakes: string[];
}

export interface ClassResult {
  same: number;
  found: number;
  sure: number;
  others: number;
  wrong: number;
  wrongSure: number;
}

/** All companies as one workspace: two meet by a shared key that not too many have, and are then compared. */
export function evaluatePairs(pairs: readonly LabelledPair[]): PairResult {
  const read = pairs.map((pair) => ({ pair, a: prepare(pair.a), b: prepare(pair.b) }));
  const common = commonKeys(read.flatMap(({ a, b }) => [a, b]));
  const result: PairResult = {
    pairs: pairs.length,
    sure: newTally(),
    queue: newTally(),
    classes: new Map(),
    mistakes: [],
  };
  for (const { pair, a, b } of read) {
    const meet = [...a.keys].some((key) => b.keys.has(key) && !common.has(key));
    const match = matchCompanies(a.company, b.company);
    if (match?.strength !== matchCompanies(b.company, a.company)?.strength)
      throw new Error(`${nameOf(pair)}: another answer the other way round`);
    count(result, pair, meet && match !== null ? match.strength : null, meet);
  }
  return result;
}

function count(result: PairResult, pair: LabelledPair, strength: 'sure' | 'possible' | null, meet: boolean): void {
  const row = result.classes.get(pair.className) ?? newClass();
  result.classes.set(pair.className, row);
  const isSame = pair.label === 'same';
  if (isSame) row.same++;
  else row.others++;
  tally(result.queue, isSame, strength !== null);
  tally(result.sure, isSame, strength === 'sure');
  if (strength !== null) row[isSame ? 'found' : 'wrong']++;
  if (strength === 'sure') row[isSame ? 'sure' : 'wrongSure']++;
  if (isSame && strength === null) result.mistakes.push(`missed${meet ? '' : ' (no shared key)'}: ${nameOf(pair)}`);
  if (!isSame && strength !== null) result.mistakes.push(`wrong (${strength}): ${nameOf(pair)}`);
}

function tally(tally: Tally, isSame: boolean, isSaid: boolean): void {
  if (isSaid) tally[isSame ? 'right' : 'wrong']++;
  else if (isSame) tally.missed++;
}

const newClass = (): ClassResult => ({ same: 0, found: 0, sure: 0, others: 0, wrong: 0, wrongSure: 0 });

const nameOf = ({ className, label, a, b }: LabelledPair) =>
  `${className}, ${label}: ${a.name} (${a.domain}) | ${b.name} (${b.domain})`;

function prepare(company: LabelledPair['a']) {
  const read = readCompany(company);
  return { id: `${company.name} ${company.domain}`, company: read, keys: new Set(matchingKeys(read)) };
}

function commonKeys(companies: readonly { id: string; keys: ReadonlySet<string> }[]): ReadonlySet<string> {
  const holders = new Map<string, Set<string>>();
  for (const { id, keys } of companies) {
    for (const key of keys) holders.set(key, (holders.get(key) ?? new Set()).add(id));
  }
  return new Set([...holders].flatMap(([key, ids]) => (ids.size > blockMaxOf(key) ? [key] : [])));
}
