import type { CompanyAnswer, CompanyIds, CompanyQuery } from '@workbench/connectors/types';
import { type CompanySyncDoc, CompanySyncModel } from '@workbench/db';
import type { Company } from '../../../companies/schemas.ts';
import { countryOfDomain } from './country-hint.ts';
import { type OwnIdentifiers, readOwnIdentifiers } from './identifiers-of-sync.ts';
import { believedIds } from './known-ids.ts';
import { isTrustedMatch } from './match-trust.ts';
import { withoutStruckAnswers, withoutStruckIds } from './struck-ids.ts';

/** What is known of a company, as sources are asked by it. Places that sources answered come first. */
export function queryOf(
  company: Pick<Company, 'name' | 'domain' | 'locations'>,
  ids: CompanyIds,
  responses: readonly { answer: CompanyAnswer | null }[],
): CompanyQuery {
  const answers = responses.flatMap(({ answer }) => (answer === null || !isTrustedMatch(answer) ? [] : [answer]));
  const knownLocations = new Set([...answers.flatMap(({ locations }) => locations), ...company.locations]);
  const country = countryOfDomain(company.domain);
  if (country !== null) knownLocations.add(country);
  return {
    name: company.name,
    domain: company.domain,
    locations: [...knownLocations],
    ids,
  };
}

/** The same of a tracked company, with the identifiers that its last sync left. */
export async function trackedQueryOf(company: Company): Promise<CompanyQuery> {
  const [last, entered] = await Promise.all([
    CompanySyncModel.findById(company.id).lean(),
    readOwnIdentifiers(company.id),
  ]);
  const outcomes = last === null ? [] : withoutStruck(last, entered).outcomes;
  return queryOf(company, believedIds(outcomes, entered.own), []);
}

/** The last sync without what came by identifiers that were struck out since. */
export function withoutStruck(sync: CompanySyncDoc, { own, struck }: OwnIdentifiers): CompanySyncDoc {
  const { outcomes } = withoutStruckAnswers(sync.outcomes, struck, own);
  return { ...sync, outcomes, ids: withoutStruckIds(sync.ids, struck) as Record<string, string> };
}
