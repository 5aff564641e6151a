import { EVIDENCE_TEXT_MAX, type Evidence, type EvidenceProof, type Posting } from '../gather/types.ts';

/** Where a list of openings stands and how it is shown to be the company's. */
export interface BoardPage {
  url: string;
  /** "Greenhouse", "careers page". */
  label: string;
  proof: EvidenceProof;
}

/** A board as evidence, one line per posting; null for an empty one, whose page says nothing that could be quoted. */
export function toJobBoardEvidence(
  company: string,
  { url, label, proof }: BoardPage,
  postings: readonly Posting[],
): Evidence | null {
  const text = toText(postings);
  if (text === '') return null;
  const title = `Open positions at ${company} (${label})`;
  return { kind: 'job_board', url, title, date: null, publisher: new URL(url).hostname, text, proof };
}

/** "Robotics Engineer — Engineering — Boulder, CO": whole lines, as many as are kept. */
function toText(postings: readonly Posting[]): string {
  const lines: string[] = [];
  let remainingChars = EVIDENCE_TEXT_MAX;
  for (const { title, department, location } of postings) {
    const line = [title, department, location].filter((part) => part !== null).join(' — ');
    remainingChars -= line.length + 1;
    if (remainingChars < 0) break;
    lines.push(line);
  }
  return lines.join('\n');
}
