import { isSharedMailbox } from '@workbench/identity/shared-mailbox';
import type { ServiceContext } from '../../shared/context.ts';
import type {
  PersonalDataRecord,
  PersonalDataSource,
  PersonIdentifier,
  PersonQuery,
} from '../../shared/personal-data/types.ts';
import type { FindPersonInput } from '../schemas.ts';
import { PERSONAL_DATA_SOURCES } from './personal-data-sources.ts';
import { readIdentifiers, uniquePersonalIdentifiers } from './read-identifiers.ts';

export interface CollectedRecord extends PersonalDataRecord {
  source: PersonalDataSource;
}

export interface CollectedPersonalData {
  /** With everything that the records add. */
  query: PersonQuery;
  records: CollectedRecord[];
}

/** Each round may find another identifier, which finds more; no one has more than a handful. */
const ROUNDS_MAX = 10;

/**
 * Every record about a person. New identifiers in a record are searched, too; a match by name alone adds none unless it
 * is confirmed. A shared mailbox is searched only if it was entered.
 * @param known identifiers beside those of the input, as an earlier attempt has recognised the person by
 * @throws ServiceError invalid when an identifier is invalid, or is a domain, which many people share
 */
export async function collectPersonalData(
  ctx: ServiceContext,
  input: FindPersonInput,
  isConfirmed: (place: string, id: string) => boolean = () => false,
  known: readonly PersonIdentifier[] = [],
): Promise<CollectedPersonalData> {
  const { name, company } = input;
  const query: PersonQuery = {
    identifiers: uniquePersonalIdentifiers([...readIdentifiers(input.identifiers), ...known]),
    name: name === '' ? null : name,
    company: company === '' ? null : company,
  };
  let records: CollectedRecord[] = [];
  for (let round = 0; round < ROUNDS_MAX; round++) {
    records = await querySources(ctx, query);
    const confirmedRecords = records.filter(
      (one) => one.match === 'identifier' || isConfirmed(one.source.category, one.id),
    );
    const added = confirmedRecords.flatMap(({ identifiers }) => identifiers).filter((one) => !isSharedMailbox(one));
    const identifiers = uniquePersonalIdentifiers([...query.identifiers, ...added]);
    if (identifiers.length === query.identifiers.length) break;
    query.identifiers = identifiers;
  }
  return { query, records };
}

async function querySources(ctx: ServiceContext, query: PersonQuery): Promise<CollectedRecord[]> {
  const found = await Promise.all(
    PERSONAL_DATA_SOURCES.map(async (source) =>
      (await source.find(ctx, query)).map((record) => ({ ...record, source })),
    ),
  );
  return found.flat();
}
