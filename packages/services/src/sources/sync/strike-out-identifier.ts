import { type CompanyIdentifierDoc, CompanySyncModel } from '@workbench/db';
import { companyIdentifierKey } from '@workbench/identity/company-identifiers/parse-identifier';
import { Types } from 'mongoose';
import { findIdentifier, previewStrike, repeatStrike, strikeIdentifier } from '../../companies/index.ts';
import type {
  CompanyIdentifierView,
  IdentifierInput,
  StrikeIdentifierInput,
  StrikePreview,
} from '../../companies/schemas.ts';
import type { Verb } from '../../shared/context.ts';
import { readOwnIdentifiers } from './query/identifiers-of-sync.ts';
import { withoutStruckAnswers } from './query/struck-ids.ts';

/**
 * Strikes a wrong identifier out: what sources brought by it leaves the company, and no source is queried by it again.
 * @throws ServiceError 'not_found' when the company does not have it
 */
export async function strikeOutIdentifier({
  ctx,
  input,
}: Verb<StrikeIdentifierInput>): Promise<CompanyIdentifierView[]> {
  const ended = ctx.isRepeat === true ? await repeatStrike(input) : null;
  if (ended !== null) return ended;
  const identifier = await findIdentifier(input);
  const lost = await findLostSources(input.id, identifier);
  return strikeIdentifier(ctx, { companyId: input.id, identifier, reason: input.reason, lost });
}

/** What would leave with an identifier. @throws ServiceError 'not_found' when the company does not have it */
export async function previewStrikeOut({ input }: Verb<IdentifierInput>): Promise<StrikePreview> {
  const identifier = await findIdentifier(input);
  return previewStrike(input.id, identifier, await findLostSources(input.id, identifier));
}

/** The sources whose answers came by an identifier, and by no other that is left. */
async function findLostSources(companyId: string, identifier: CompanyIdentifierDoc) {
  const [stored, { own, struck }] = await Promise.all([
    CompanySyncModel.findById(new Types.ObjectId(companyId)).lean(),
    readOwnIdentifiers(companyId),
  ]);
  const outcomes = stored?.outcomes ?? [];
  const key = companyIdentifierKey(identifier);
  const ownAfter = Object.fromEntries(Object.entries(own).filter(([kind, value]) => `${kind}:${value}` !== key));
  const before = withoutStruckAnswers(outcomes, struck, own).lost;
  const after = withoutStruckAnswers(outcomes, new Set([...struck, key]), ownAfter).lost;
  return outcomes
    .filter(({ id }) => after.has(id) && !before.has(id))
    .map(({ id, source }) => ({ connector: id, source }));
}
