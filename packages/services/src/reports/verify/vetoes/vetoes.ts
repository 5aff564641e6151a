import { companyNameVariants } from '../../../shared/statements/company-names.ts';
import type { EvidenceItem } from '../../schemas.ts';
import type { CheckedCitation, VerificationContext } from '../citation/check-citation.ts';
import { withoutInstructions } from '../citation/injected-instructions.ts';
import { certainContradiction } from '../contradictions/find-contradiction.ts';
import { figureOfOtherCompany } from './figure-of-other-company.ts';
import { unstatedGraveEvent } from './unstated-grave-event.ts';
import { unstatedName } from './unstated-name.ts';

/** Whether rules alone decide on a claim: what cites a job board is compared with the counted postings. */
export const isForRulesAlone = (citations: readonly CheckedCitation[]): boolean =>
  citations.some(({ item }) => item.kind === 'job_board');

/**
 * Why no reading may have a sentence shown; null when one may decide. What is surely a name and grave events must occur in the
 * cited evidence, outside of what addresses programs, and no rule may reject it that was right whenever it rejected one of the labelled statements.
 */
export function vetoSentence(
  sentence: string,
  citations: readonly CheckedCitation[],
  context: VerificationContext,
): string | null {
  const names = companyNameVariants(context.company);
  return (
    unknownEvent(sentence, itemsOf(citations)) ??
    unknownName(sentence, itemsOf(citations), context) ??
    otherFigure(sentence, itemsOf(citations), context) ??
    certainContradiction(sentence, citations, names)
  );
}

export const itemsOf = (citations: readonly CheckedCitation[]): EvidenceItem[] => [
  ...new Map(citations.map(({ item }) => [item.id, withoutInstructions(item)])).values(),
];

function unknownName(
  sentence: string,
  items: readonly EvidenceItem[],
  { company }: VerificationContext,
): string | null {
  const name = unstatedName(sentence, items, company);
  return name === null ? null : `“${name}” is not in its source`;
}

function unknownEvent(sentence: string, items: readonly EvidenceItem[]): string | null {
  const event = unstatedGraveEvent(sentence, items.map(({ title, text }) => `${title}\n${text}`).join('\n'));
  return event === null ? null : `What it says has happened is not in its source: “${event}”`;
}

function otherFigure(
  sentence: string,
  items: readonly EvidenceItem[],
  { company }: VerificationContext,
): string | null {
  const figure = figureOfOtherCompany(sentence, items, company);
  return figure === null ? null : `In its source the number ${figure} is of another company`;
}
