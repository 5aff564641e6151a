import { mergeIdentifiers } from '../identifiers/merge-identifiers.ts';
import type { StoredCompany } from '../store/document/stored-company.ts';
import type { WithdrawnSource } from '../store/facts/company-facts.ts';
import { originOf, originOfRecord } from './field-origins.ts';

/**
 * A company without what connected sources found by a domain that it no longer has; what users typed and files brought
 * stays. Pure.
 * @returns the sources, whose history leaves too
 */
export function withoutAnswers(
  company: StoredCompany,
  now: Date,
): { company: StoredCompany; withdrawn: WithdrawnSource[] } {
  const answers = company.records.filter((record) => originOfRecord(record, company.demo ?? false).by === 'sync');
  const { industry: origin, ...origins } = company.origins ?? {};
  const isAnswered = originOf(company, 'industry')?.by === 'sync' && !company.locks?.includes('industry');
  const suggestions = company.suggestions?.filter((suggestion) => suggestion.origin.by !== 'sync');
  const kept = {
    ...company,
    records: company.records.filter((record) => !answers.includes(record)),
    ...(isAnswered && origin && { industry: null, origins }),
    ...(suggestions && { suggestions }),
  };
  return {
    company: mergeIdentifiers(kept, { sourceIdentifiers: [] }, now),
    // Answers of earlier versions have no connector and are found by their source.
    withdrawn: answers.map(({ source, connector = '' }) => ({ source, connector })),
  };
}
