import {
  type CompanyContext,
  companyNameVariants,
  type NamedCompany,
} from '../../../shared/statements/company-names.ts';
import { isPromptInjection } from '../../../shared/statements/prompt-injection.ts';
import { splitSentences } from '../../../shared/statements/split-sentences.ts';
import type { EvidenceItem } from '../../schemas.ts';
import { firstDayIn } from './dateline.ts';
import { removeInjectedLines } from './remove-injected-lines.ts';

/** A piece of evidence as the rules read it: without machine-readable text. */
export interface ParsedEvidence {
  item: EvidenceItem;
  /** Literal part of the title, without the name of the site; empty when it cannot be used. */
  title: string;
  /** Sentences of the text in order, the title's repetition and lines of dates left out. */
  sentences: string[];
  about: CompanyContext;
}

const PROSE_MIN = 25;

export function parseEvidence(item: EvidenceItem, company: NamedCompany): ParsedEvidence {
  const isInjected = isPromptInjection(item.title) || removeInjectedLines(item.title).length === 0;
  const title = isInjected ? '' : titleWithoutSiteName(item, company);
  const lines = removeInjectedLines(item.text).filter((line) => line.trim() !== '' && !isOnlyDate(line));
  const sentences = lines.flatMap((line) => splitSentences(line)).filter((sentence) => !repeatsTitle(sentence, title));
  return { item, title, sentences, about: { names: companyNameVariants(company), isOwn: item.proof === 'own_domain' } };
}

/** Whether a passage is a sentence to be shown, and no menu entry or caption. */
export const isProse = (sentence: string) => sentence.length >= PROSE_MIN && /[.!…]["'”’»)]*$/.test(sentence);

/** "2 October 2026" and "Published on 2 October 2026 by …", without other content. */
export function isOnlyDate(line: string): boolean {
  return (
    line.length < 60 && firstDayIn(line) !== null && line.trim().split(/\s+/).length <= 8 && !/[.!?]$/.test(line.trim())
  );
}

/**
 * "Acme opens office
 * Acme News" and "Acme opens office - The Times" without the part after the last separator.
 */
function titleWithoutSiteName({ title, publisher }: EvidenceItem, { name, domain }: NamedCompany): string {
  const whole = title.trim();
  const cut = Math.max(
    whole.lastIndexOf(' | '),
    whole.lastIndexOf(' – '),
    whole.lastIndexOf(' - '),
    whole.lastIndexOf(' — '),
    whole.lastIndexOf(' · '),
  );
  if (cut < 12) return whole;
  const tail = whole
    .slice(cut + 3)
    .trim()
    .toLowerCase();
  const isMark = whole.charAt(cut + 1) === '|' || whole.charAt(cut + 1) === '·';
  const isSite =
    tail === publisher.toLowerCase() ||
    tail.startsWith(name.toLowerCase()) ||
    tail === domain.toLowerCase() ||
    /^(?:[\w&.’' ]{0,24} )?(?:news(?:room)?|blog|press|media|times|herald|post|journal|daily|wire|gazette|tribune|chronicle|magazine|today|press releases?)$/i.test(
      tail,
    );
  return isMark || isSite ? whole.slice(0, cut).trim() : whole;
}

const repeatsTitle = (sentence: string, title: string) =>
  sentence.replace(/\.$/, '').toLowerCase() === title.toLowerCase();
