import type { CompanyAnswer } from '@workbench/connectors/types';

export type Match = Pick<CompanyAnswer, 'match' | 'otherDomain'>;

/** Whether an answer is about this company as far as can be known: its figures, places and identifiers may be used. */
export const isTrustedMatch = ({ match }: Match): boolean => match !== 'name' && match !== 'other_domain';
