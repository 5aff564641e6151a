import type { CompanyAnswer, Connector, Figure } from '@workbench/connectors/types';
import { formatHeadcount } from '../../../companies/index.ts';
import type { SourceOutcome } from '../../schemas.ts';
import { isTrustedMatch } from './match-trust.ts';

export type OutcomeText = Pick<SourceOutcome, 'outcome' | 'message'>;

/**
 * What an answer means for the company, in words, with all that the source said of it. A company found by its name alone
 * may be another of that name, one with another website its parent.
 */
export function outcomeOfAnswer(gives: Connector['gives'], answer: CompanyAnswer | null): OutcomeText {
  if (answer === null) return { outcome: 'unknown_company', message: 'No record of this company' };
  const [newest] = answer.figures;
  if (!isTrustedMatch(answer)) {
    const why = answer.match === 'name' ? 'Found by the name alone' : 'Found under another website';
    return { outcome: 'identity', message: withNote(newest ? `${why}, so its figure is not used` : why, answer.note) };
  }
  if (newest) return { outcome: 'figure', message: withNote(figureText(newest), answer.note) };
  if (gives === 'identity') {
    return { outcome: 'identity', message: answer.note ?? 'Found the company; this source has no headcounts' };
  }
  return { outcome: 'known_without_figure', message: answer.note ?? 'Found the company, but no headcount' };
}

const withNote = (text: string, note: string | null) => (note === null ? text : `${text}. ${note}`);

/** The source was not asked: it covers other companies, or nothing is known by which it could be asked. */
export function outcomeOfUnqueried({ unqueriedReason }: Pick<Connector, 'unqueriedReason'>): OutcomeText {
  const reason = unqueriedReason ?? 'Nothing is known by which this source finds a company';
  return { outcome: 'not_applicable', message: `Not queried: ${reason.charAt(0).toLowerCase()}${reason.slice(1)}` };
}

function figureText({ headcount, asOf }: Figure): string {
  const persons = `${formatHeadcount(headcount)} employees`;
  return asOf === null ? persons : `${persons} on ${asOf.toISOString().slice(0, 10)}`;
}
