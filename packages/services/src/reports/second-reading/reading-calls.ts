import { fencedItem, TEXT_TOTAL_MAX } from '../analyse/model/fence-evidence.ts';
import type { EvidenceItem } from '../schemas.ts';
import type { UnreadStatement } from '../verify/reading.ts';

/** More are read less carefully. */
const STATEMENTS_MAX = 20;

/** What is read in one call: statements, and the evidence that they cite. */
export interface ReadingCall {
  statements: UnreadStatement[];
  evidence: EvidenceItem[];
}

/** Statements in as few calls as their number and the length of their evidence allow, each once, in their order. */
export function readingCalls(statements: readonly UnreadStatement[], evidence: readonly EvidenceItem[]): ReadingCall[] {
  const calls: ReadingCall[] = [];
  for (const statement of statements) {
    const cited = evidence.filter(({ id }) => statement.citations.some(({ evidenceId }) => evidenceId === id));
    const last = calls.at(-1);
    const joined = last === undefined ? null : joinedWith(last, statement, cited);
    if (joined === null) calls.push({ statements: [statement], evidence: cited });
    else calls.splice(-1, 1, joined);
  }
  return calls;
}

function joinedWith(call: ReadingCall, statement: UnreadStatement, cited: EvidenceItem[]): ReadingCall | null {
  const evidence = [...new Set([...call.evidence, ...cited])];
  const length = evidence.reduce((sum, item) => sum + fencedItem(item).length, 0);
  if (call.statements.length === STATEMENTS_MAX || length > TEXT_TOTAL_MAX) return null;
  return { statements: [...call.statements, statement], evidence };
}
