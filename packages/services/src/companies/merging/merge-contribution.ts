import { companyIdentifierKey } from '@workbench/identity/company-identifiers/parse-identifier';
import type { AggregateSettings } from '../../settings/schemas.ts';
import { withDerivedFields } from '../store/document/stored-company.ts';
import type { MergeContribution, MergeSides } from './merge-sides.ts';
import { withoutStruck } from './without-struck.ts';

/** The other company as far as a merge takes it over. Pure. */
export function contributionOf(
  { survivor, other }: MergeSides,
  options: { settings: AggregateSettings; now: Date },
): MergeContribution {
  const { company, connectors: leftOut } = withoutStruck(survivor, other);
  const struck = new Set((survivor.struckIdentifiers ?? []).map(companyIdentifierKey));
  const identifiers = company.identifiers?.filter((one) => !struck.has(companyIdentifierKey(one)));
  const taken = identifiers === undefined ? company : { ...company, identifiers };
  return { other: leftOut.length === 0 ? taken : withDerivedFields(taken, options), leftOut };
}
