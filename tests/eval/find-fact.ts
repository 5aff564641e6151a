import type { SpecialFact } from '../../packages/sandbox/src/server/stories/special-story/special-truth.ts';
import type { Citation, EvidenceItem } from '../../packages/services/src/reports/schemas.ts';
import { plain } from './tally.ts';

/** The fact of the truth that a report's item tells: the one whose headline its evidence bears. */
export function findFact(
  { title, citations }: { title: string; citations: readonly Citation[] },
  facts: readonly SpecialFact[],
  evidence: readonly EvidenceItem[],
): SpecialFact | null {
  const cited = citations.flatMap(({ evidenceId }) => evidence.find(({ id }) => id === evidenceId) ?? []);
  const byEvidence = facts.find((fact) => cited.some((item) => isTold(fact, item)));
  return byEvidence ?? facts.find(({ titles }) => titles.some((known) => plain(known) === plain(title))) ?? null;
}

function isTold({ titles, dates, isFiling }: SpecialFact, { title, date, kind }: EvidenceItem): boolean {
  if (kind === 'filing' || isFiling) return kind === 'filing' && isFiling && date !== null && dates.includes(date);
  const shown = plain(title);
  return titles.some((known) => shown.includes(plain(known)));
}
