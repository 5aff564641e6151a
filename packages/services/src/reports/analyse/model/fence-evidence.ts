import type { EvidenceItem } from '../../schemas.ts';

/** About 15,000 tokens: within every current model's window, and what a report may cost. */
const TEXT_TOTAL_MAX = 60_000;
const TEXT_EACH_MAX = 3000;

/** The evidence as a model gets it: newest first, cut to what a call may cost, fenced so that no text can end its fence. */
export function fenceEvidence(company: { name: string; domain: string }, evidence: EvidenceItem[]): string {
  const parts: string[] = [];
  let total = 0;
  for (const item of [...evidence].sort(byDay)) {
    const part = fencedItem(item);
    if (total + part.length > TEXT_TOTAL_MAX) break;
    total += part.length;
    parts.push(part);
  }
  return `Company: ${escapeFence(company.name)} (${escapeFence(company.domain)})\n\n${parts.join('\n\n')}`;
}

/** Undated pieces, such as the site's own pages, come last. */
const byDay = (a: EvidenceItem, b: EvidenceItem) => (b.date ?? '').localeCompare(a.date ?? '');

function fencedItem({ id, kind, title, date, publisher, text }: EvidenceItem): string {
  const head = `<evidence id="${id}" kind="${kind}" date="${date ?? 'unknown'}" publisher="${escapeFence(publisher).replace(/["\s]+/g, ' ')}">`;
  return `${head}\n${escapeFence(title)}\n${escapeFence(text.slice(0, TEXT_EACH_MAX))}\n</evidence>`;
}

/**
 * A page that contains our own fence must not escape it, not even with look-alike characters; a quote of such words is
 * not found afterwards, as intended.
 */
const escapeFence = (text: string) => text.replace(/[<＜﹤‹](?=[\s\p{Cf}/／]*e[\p{Cf}]*v[\p{Cf}]*i)/giu, '‹');
