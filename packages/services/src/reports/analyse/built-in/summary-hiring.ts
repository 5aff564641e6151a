import type { Posting } from '@workbench/connectors/gather';
import type { Citation, EvidenceItem } from '../../schemas.ts';
import type { DraftSentence } from '../analyst.ts';
import type { ParsedEvidence } from '../evidence/parse-evidence.ts';
import { toCitation } from '../evidence/to-citation.ts';

const DEPARTMENTS_SHOWN = 2;

/** How many positions are open, and in which departments most of them; null without a board. */
export function hiringSentence(name: string, postings: Posting[] | null, read: ParsedEvidence[]): DraftSentence | null {
  const board = read.find(({ item }) => item.kind === 'job_board')?.item;
  const distinct = [...new Map((postings ?? []).map((posting) => [posting.id, posting])).values()];
  if (board === undefined || distinct.length === 0) return null;
  const busiest = busiestDepartments(distinct, board);
  const quotes = [board.title, board.text.split('\n')[0] ?? '', ...busiest].map((words) => toCitation(board, words));
  const citations = [
    ...new Map(quotes.flatMap((one): [string, Citation][] => (one === null ? [] : [[one.quote, one]]))).values(),
  ];
  const count = distinct.length === 1 ? 'one open position' : `${distinct.length} open positions`;
  const most = busiest.length === 0 || distinct.length < 3 ? '' : `, most of them in ${busiest.join(' and ')}`;
  return citations.length === 0 ? null : { text: `${name} lists ${count}${most}.`, citations };
}

/**
 * The departments with the most openings, if the board's text names them and they hold more than half together. One that
 * has no more than another that is left out is left out too.
 */
function busiestDepartments(postings: Posting[], board: EvidenceItem): string[] {
  const counts = new Map<string, number>();
  for (const { department } of postings)
    if (department !== null) counts.set(department, (counts.get(department) ?? 0) + 1);
  const sorted = [...counts].sort(([a, m], [b, n]) => n - m || a.localeCompare(b));
  const leftOut = sorted[DEPARTMENTS_SHOWN]?.[1] ?? 0;
  const shown = sorted.slice(0, DEPARTMENTS_SHOWN).filter(([, count]) => count > leftOut);
  const share = shown.reduce((sum, [, count]) => sum + count, 0);
  const isMost = share * 2 > postings.length && shown.every(([department]) => board.text.includes(department));
  return isMost ? shown.map(([department]) => department) : [];
}
