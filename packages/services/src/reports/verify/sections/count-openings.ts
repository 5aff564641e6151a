import type { Posting } from '@workbench/connectors/gather';
import type { Analysis, EvidenceItem } from '../../schemas.ts';

/** Open positions counted from postings; a posting on two pages counts once. */
export function countOpenings(postings: Posting[] | null, evidence: EvidenceItem[]): Analysis['jobOpenings'] {
  const distinct = [...new Map((postings ?? []).map((posting) => [posting.id, posting])).values()];
  // Undated ones last; of one day, as the board has them.
  distinct.sort((a, b) => (b.postedOn ?? '').localeCompare(a.postedOn ?? ''));
  const boards = evidence.filter(({ kind }) => kind === 'job_board').map(({ id }) => id);
  return {
    count: postings === null ? null : distinct.length,
    departmentsHiring: byFrequency(distinct.flatMap(({ department }) => department ?? [])),
    positions: distinct.map(({ title }) => title),
    postings: distinct.map(({ id: _, ...posting }) => posting),
    evidenceId: boards[0] ?? null,
    evidenceIds: boards,
  };
}

function byFrequency(names: string[]): string[] {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].sort(([a, m], [b, n]) => n - m || a.localeCompare(b)).map(([name]) => name);
}

/** The numbers that a sentence may state about them without a source that states them. */
export function countedNumbers({ count, postings, departmentsHiring }: Analysis['jobOpenings']): Set<number> {
  if (count === null) return new Set();
  const perDepartment = departmentsHiring.map(
    (name) => postings.filter(({ department }) => department === name).length,
  );
  return new Set([count, departmentsHiring.length, ...perDepartment]);
}
