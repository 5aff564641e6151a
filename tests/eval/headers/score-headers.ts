import { mapColumns } from '../../../packages/services/src/shared/headers/map-columns.ts';
import type { HeaderSet } from './header-sets.ts';

interface HeaderTally {
  sets: number;
  columns: number;
  right: number;
  /** Mapped to another field than the true one, or to a field where the truth has none. */
  wrong: number;
  /** Left out, though there is a field. */
  missed: number;
}

export interface HeaderResult {
  /** By language, and `all`. */
  tallies: Map<string, HeaderTally>;
  mistakes: string[];
}

/** Fields that the labels do not know: an export of the product alone has them. */
const UNLABELLED: ReadonlySet<string> = new Set(['source', 'asOf', 'scope']);

export function scoreHeaders(sets: readonly HeaderSet[]): HeaderResult {
  const tallies = new Map<string, HeaderTally>();
  const mistakes: string[] = [];
  for (const set of sets) {
    const columns = set.headers.map((header, at) => ({ header, samples: set.samples.map((row) => row[at] ?? '') }));
    const said = mapColumns(columns, set.kind).map(({ field }) => labelOf(field));
    const verdicts = said.map((label, at) => (hasTwin(set, said, at) ? 'right' : verdictOf(label, set, at)));
    for (const name of [set.language, 'all']) {
      const tally = tallies.get(name) ?? { sets: 0, columns: 0, right: 0, wrong: 0, missed: 0 };
      tallies.set(name, tally);
      tally.sets++;
      for (const verdict of verdicts) tally[verdict]++;
      tally.columns += said.length;
    }
    for (const [at, label] of said.entries()) {
      if (verdicts[at] === 'right') continue;
      mistakes.push(`${set.id} "${set.headers[at]}": ${set.truth[at] ?? null} taken for ${label}`);
    }
  }
  return { tallies, mistakes };
}

/** Of two columns that may have one field alike, the other has it. */
function hasTwin({ truth, accepted }: HeaderSet, said: readonly (string | null)[], at: number): boolean {
  const field = truth[at] ?? null;
  if (said[at] !== null || field === null) return false;
  return said.some((label, other) => other !== at && label === field && accepted?.[other]?.includes(field));
}

function verdictOf(said: string | null, { truth, accepted }: HeaderSet, at: number) {
  const right = accepted?.[at] ?? [truth[at] ?? null];
  return right.includes(said) ? 'right' : said === null ? 'missed' : 'wrong';
}

function labelOf(field: string | null): string | null {
  if (field === null || UNLABELLED.has(field)) return null;
  return field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
