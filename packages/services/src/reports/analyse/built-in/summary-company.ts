import { findCompanyMentions } from '../../../shared/statements/company-names.ts';
import type { DraftSentence, ReportDraft } from '../analyst.ts';
import { isProse } from '../evidence/is-prose.ts';
import type { ParsedEvidence } from '../evidence/parse-evidence.ts';
import { toCitation } from '../evidence/to-citation.ts';

/** Words about working there say nothing of what a company does. */
const EMPLOYER =
  /\b(?:equal opportunit\w+|employer|diversity|inclusive\w*|applicants?|hiring|careers?|join (?:us|our))\b/i;
/** A pronoun whose noun stands elsewhere, a denial, praise, a quotation. */
const NO_DESCRIPTION =
  /\b(?:them|it|these|those|this|that)[.!]?$|\b(?:is|are) (?:not|no|the (?:best|greatest)|n['’]t)\b|\bfictional\b|\b(?:says|said)\b/i;
const DESCRIPTION_MAX = 260;
const CAREERS =
  /[/.-](?:careers?|jobs?|join-?us|work-with-us|karriere|stellen\w*|emplois?|recrutement|nous-rejoindre|empleos?|trabaja\w*)(?:[/.-]|$)/i;

const IS_WHAT =
  /^\s?(?:is|are|builds?|makes?|develops?|provides?|helps?|designs?|offers?|creates?|delivers?|manufactures?|operates?|produces?|sells?|supplies|runs?)\b/;

/** The company's own words on its own pages: "Acme builds …". */
export function companyDescription(read: ParsedEvidence[]): DraftSentence | null {
  for (const { item, sentences, about } of read) {
    if (item.kind !== 'page' || !about.isOwn || CAREERS.test(item.url)) continue;
    const found = sentences.find((sentence) => {
      const first = findCompanyMentions(sentence, about)[0];
      const isAbout = first !== undefined && first.start === 0 && IS_WHAT.test(sentence.slice(first.end));
      return (
        isAbout &&
        isProse(sentence) &&
        sentence.length <= DESCRIPTION_MAX &&
        !EMPLOYER.test(sentence) &&
        !NO_DESCRIPTION.test(sentence)
      );
    });
    const citation = found === undefined ? null : toCitation(item, found);
    if (found !== undefined && citation !== null) return { text: found, citations: [citation] };
  }
  return null;
}

/** Keywords that occur first, each quoted. Worded without "research", which their sources need not say. */
export function researchSentence({ keywords }: ReportDraft, name: string): DraftSentence | null {
  const shown = keywords.slice(0, 3);
  if (shown.length === 0) return null;
  const words = shown.map(({ keyword }) => keyword).join(', ');
  return { text: `Sources on ${name} mention ${words}.`, citations: shown.map(({ citation }) => citation) };
}
