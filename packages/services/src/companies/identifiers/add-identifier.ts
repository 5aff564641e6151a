import { type CompanyIdentifier, companyIdentifierKey } from '@workbench/identity/company-identifiers/parse-identifier';
import type { ServiceContext, Verb } from '../../shared/context.ts';
import { ServiceError } from '../../shared/errors.ts';
import { changeBy } from '../changes/record-company-change.ts';
import { COMPANY_IDENTIFIERS_MAX, TYPED_IDENTIFIER_SOURCE } from '../limits.ts';
import type { CompanyIdentifierView, IdentifierInput } from '../schemas.ts';
import { changeCompany } from '../store/change-company.ts';
import type { StoredCompany } from '../store/document/stored-company.ts';
import { toIdentifierViews } from './identifier-view.ts';
import { mergeIdentifiers } from './merge-identifiers.ts';
import { readTypedIdentifier } from './read-typed-identifier.ts';
import { refuseTaken } from './refuse-taken.ts';

/**
 * Adds an identifier by hand; the same one again changes nothing.
 * @throws ServiceError 'conflict' when it was struck out, or when an own identifier is another company's
 */
export async function addIdentifier({ ctx, input }: Verb<IdentifierInput>): Promise<CompanyIdentifierView[]> {
  const identifier = readTypedIdentifier(input);
  const company = await changeCompany(ctx, input.id, async (before, session) => {
    const after = await withIdentifier(ctx, before, identifier);
    if (after === before || after instanceof ServiceError) return after;
    const added = changeBy(ctx, before._id, { kind: 'identifier_added', details: { ...identifier } });
    await session.planHistory([{ company: before, entries: [added] }]);
    return after;
  });
  return toIdentifierViews(company);
}

async function withIdentifier(
  ctx: ServiceContext,
  company: StoredCompany,
  identifier: CompanyIdentifier,
): Promise<StoredCompany | ServiceError> {
  const refusal =
    refuseStruck(company, identifier) ?? refuseMany(company, identifier) ?? (await refuseTaken(company, identifier));
  if (refusal !== null) return refusal;
  const fact = { ...identifier, by: 'person' as const, source: TYPED_IDENTIFIER_SOURCE };
  return mergeIdentifiers(company, { identifiers: [fact] }, ctx.now());
}

function refuseStruck({ struckIdentifiers = [] }: StoredCompany, identifier: CompanyIdentifier): ServiceError | null {
  const key = companyIdentifierKey(identifier);
  const struck = struckIdentifiers.find((one) => companyIdentifierKey(one) === key);
  if (struck === undefined) return null;
  const day = struck.struckAt.toISOString().slice(0, 10);
  return new ServiceError(
    'conflict',
    `${key} was struck out on ${day}: ${struck.reason}. Restore it instead of adding it.`,
  );
}

function refuseMany({ identifiers = [] }: StoredCompany, added: CompanyIdentifier): ServiceError | null {
  const key = companyIdentifierKey(added);
  const isThere = identifiers.some((one) => companyIdentifierKey(one) === key);
  if (isThere || identifiers.length < COMPANY_IDENTIFIERS_MAX) return null;
  return new ServiceError(
    'conflict',
    `The company has ${COMPANY_IDENTIFIERS_MAX} identifiers already; strike one out first`,
  );
}
