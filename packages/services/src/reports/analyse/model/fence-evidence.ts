import type { EvidenceItem } from '../../schemas.ts';
import { fairLengthMax } from './fair-length.ts';

/** About 20,000 tokens: within every current model's window, and what a report may cost. */
export const TEXT_TOTAL_MAX = 80_000;
const TEXT_EACH_MAX = 3000;
const TITLE_MAX = 300;
const PUBLISHER_MAX = 100;
const BETWEEN = '\n\n';

interface FencedEvidenceOptions {
  company: { name: string; domain: string };
  evidence: readonly EvidenceItem[];
  /** YYYY-MM-DD. */
  today: string;
}

/**
 * The evidence as a model gets it: newest first, fenced so that no text can end its fence. Where all is more than a call
 * may cost, long texts are cut and no piece is left out: news stand at the beginning of their texts.
 */
export function fenceEvidence({ company, evidence, today }: FencedEvidenceOptions): string {
  const heads = evidence.reduce((sum, item) => sum + fencedItem(item, 0).length + BETWEEN.length, 0);
  const lengths = evidence.map(({ text }) => Math.min(text.length, TEXT_EACH_MAX));
  const textMax = fairLengthMax(lengths, TEXT_TOTAL_MAX - heads);
  const parts = [...evidence].sort(byDay).map((item) => fencedItem(item, Math.min(textMax, TEXT_EACH_MAX)));
  return [`Today is ${today}.`, companyLine(company), ...parts].join(BETWEEN);
}

/** Undated pieces, such as the site's own pages, come last. */
const byDay = (a: EvidenceItem, b: EvidenceItem) => (b.date ?? '').localeCompare(a.date ?? '');

export const companyLine = ({ name, domain }: { name: string; domain: string }) =>
  `Company: ${escapeFence(name)} (${escapeFence(domain)})`;

/** @param textMax characters of its text */
export function fencedItem(
  { id, kind, title, date, publisher, text }: EvidenceItem,
  textMax: number = TEXT_EACH_MAX,
): string {
  const head = `<evidence id="${id}" kind="${kind}" date="${date ?? 'unknown'}" publisher="${escapeFence(cut(publisher, PUBLISHER_MAX)).replace(/["\s]+/g, ' ')}">`;
  return `${head}\n${escapeFence(cut(title, TITLE_MAX))}\n${escapeFence(cut(text, textMax))}\n</evidence>`;
}

const cut = (text: string, max: number) => text.slice(0, max).toWellFormed();

/**
 * A text that contains our own fences must not escape them, not even with look-alike characters; a quote of such words
 * is not found afterwards, as intended.
 */
export const escapeFence = (text: string) =>
  text.replace(/[<＜﹤‹](?=[\s\p{Cf}/／]*(?:e[\p{Cf}]*v[\p{Cf}]*i|s[\p{Cf}]*t[\p{Cf}]*a))/giu, '‹');
