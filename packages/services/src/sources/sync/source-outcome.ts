import type { CompanyAnswer, Connector, Figure } from '@workbench/connectors/types';
import { formatHeadcount } from '../../companies/index.ts';
import type { SourceOutcome } from '../schemas.ts';

export type OutcomeText = Pick<SourceOutcome, 'outcome' | 'message'>;

/** What an answer means for the company, in words. A company found by its name alone may be another of that name. */
export function outcomeOfAnswer(gives: Connector['gives'], answer: CompanyAnswer | null): OutcomeText {
  if (answer === null) return { outcome: 'unknown_company', message: 'Does not know this company' };
  const [newest] = answer.figures;
  if (answer.match === 'name') {
    const why = newest ? 'Found by the name alone, so its figure is not used' : 'Found by the name alone';
    return { outcome: 'identity', message: answer.note === null ? why : `${why}. ${answer.note}` };
  }
  if (newest) return { outcome: 'figure', message: figureText(newest) };
  if (gives === 'identity') {
    return { outcome: 'identity', message: answer.note ?? 'Knows the company; this source carries no headcounts' };
  }
  return { outcome: 'known_without_figure', message: answer.note ?? 'Knows the company and gives no headcount' };
}

function figureText({ headcount, asOf }: Figure): string {
  const persons = `${formatHeadcount(headcount)} employees`;
  return asOf === null ? persons : `${persons} on ${asOf.toISOString().slice(0, 10)}`;
}
