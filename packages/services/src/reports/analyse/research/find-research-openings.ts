import type { Posting } from '@workbench/connectors/gather';
import type { ReportDraft } from '../analyst.ts';
import type { ParsedEvidence } from '../evidence/parse-evidence.ts';
import { toCitation } from '../evidence/to-citation.ts';

const RESEARCH_POSITION =
  /(?<![\p{L}&])(?:r ?& ?d|r\+d|research (?:and|&) development|f ?& ?e|f ?\+ ?e|forschung(?: und |s- und |& ?)entwicklung|recherche et développement|i ?\+ ?d(?: ?\+ ?i)?|investigación y desarrollo|ricerca e sviluppo|forskning og udvikling|forskning og utvikling|forskning och utveckling|onderzoek en ontwikkeling)(?![\p{L}&])/iu;
/** Who deals with the research of others, with its money or its people. */
const NO_RESEARCHER =
  /(?<!\p{L})(?:tax|credits?|grants?|recruit\p{L}*|talent|sales|account|marketing|patent attorneys?|customers?|clients?|steuer\p{L}*|vertrieb\p{L}*|financement\p{L}*|cir|fiscal\p{L}*)(?!\p{L})/iu;
const MENTIONS_MAX = 2;

/** Open positions of a company's own research and development, as their titles name them on a board or a careers page. */
export function findResearchOpenings(
  postings: Posting[] | null,
  read: readonly ParsedEvidence[],
): ReportDraft['mentions'] {
  const titles = new Set(
    (postings ?? [])
      .map(({ title }) => title)
      .filter((title) => RESEARCH_POSITION.test(title) && !NO_RESEARCHER.test(title)),
  );
  return [...titles]
    .flatMap((title) => {
      const citation = read
        .filter(({ item, about }) => item.kind === 'job_board' || (item.kind === 'page' && about.isOwn))
        .map(({ item }) => toCitation(item, title))
        .find((one) => one !== null);
      return citation === undefined ? [] : [{ text: title, citations: [citation] }];
    })
    .slice(0, MENTIONS_MAX);
}
