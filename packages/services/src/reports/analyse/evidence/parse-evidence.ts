import {
  type CompanyContext,
  companyNameVariants,
  type NamedCompany,
} from '../../../shared/statements/company-names.ts';
import { isPromptInjection } from '../../../shared/statements/prompt-injection.ts';
import { splitSentences } from '../../../shared/statements/split-sentences.ts';
import type { EvidenceItem } from '../../schemas.ts';
import { firstDayIn } from './days-in-text.ts';
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

export function parseEvidence(item: EvidenceItem, company: NamedCompany): ParsedEvidence {
  const isInjected = isPromptInjection(item.title) || removeInjectedLines(item.title).length === 0;
  const title = isInjected ? '' : titleWithoutSiteName(item, company);
  const lines = removeInjectedLines(item.text).filter((line) => line.trim() !== '' && !isOnlyDate(line));
  const sentences = lines.flatMap((line) => splitSentences(line)).filter((sentence) => !repeatsTitle(sentence, title));
  return { item, title, sentences, about: { names: companyNameVariants(company), isOwn: item.proof === 'own_domain' } };
}

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
  const whole = withoutTrail(title.trim(), name);
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
  // "Fitter | 80–100% (Leith)" is a vacancy by that part alone.
  const isShare = /^\d{2,3}\s?(?:[–-]\s?\d{2,3}\s?)?%/.test(tail);
  return (isMark && !isShare) || isSite ? whole.slice(0, cut).trim() : whole;
}

/** "A longer arm / Blog / Acme": where the page stands, step by step up to the site, is cut off. */
function withoutTrail(title: string, name: string): string {
  const steps = title.split(' / ');
  if (steps.length < 2 || steps.at(-1)?.toLowerCase() !== name.toLowerCase()) return title;
  const rest = steps.slice(0, -1);
  if (
    rest.length > 1 &&
    /^(?:blog|news|press|articles?|stories|updates|aktuelles|presse|actualités|noticias)$/i.test(rest.at(-1) ?? '')
  )
    rest.pop();
  return rest.join(' / ');
}

const repeatsTitle = (sentence: string, title: string) =>
  sentence.replace(/\.$/, '').toLowerCase() === title.toLowerCase();
