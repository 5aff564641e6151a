import { normaliseDomain } from '../../companies/index.ts';
import type { ServiceContext } from '../../shared/context.ts';
import { ServiceError } from '../../shared/errors.ts';
import {
  type HeldRecord,
  isSharedMailbox,
  type PersonalDataHolder,
  type PersonIdentifier,
  type PersonQuery,
  personalDataHolders,
} from '../../shared/personal-data.ts';
import { readIdentifier } from '../rules/identifiers.ts';
import type { FindPersonInput } from './schemas.ts';

export interface GatheredRecord extends HeldRecord {
  holder: PersonalDataHolder;
}

export interface GatheredPerson {
  /** With everything that the records add. */
  query: PersonQuery;
  records: GatheredRecord[];
}

/** Each round may find another address, by which more is found; nobody has more than a handful. */
const ROUNDS_MAX = 10;

/**
 * Everything that is held on a person. What a record adds to what they are recognised by is looked for, too; a record
 * that fits by the name alone adds nothing, unless it is confirmed. A mailbox that colleagues share is looked for only
 * when it was typed.
 * @throws ServiceError invalid when an identifier is none, or is a domain, which many people share
 */
export async function gatherPerson(
  ctx: ServiceContext,
  input: FindPersonInput,
  isConfirmed: (place: string, id: string) => boolean = () => false,
): Promise<GatheredPerson> {
  const { name, company } = input;
  const query: PersonQuery = {
    identifiers: readIdentifiers(input.identifiers),
    name: name === '' ? null : name,
    company: company === '' ? null : company,
  };
  let records: GatheredRecord[] = [];
  for (let round = 0; round < ROUNDS_MAX; round++) {
    records = await ask(ctx, query);
    const sure = records.filter((one) => one.match === 'identifier' || isConfirmed(one.holder.place, one.id));
    const added = sure.flatMap(({ identifiers }) => identifiers).filter((one) => !isSharedMailbox(one));
    const known = unique([...query.identifiers, ...added]);
    if (known.length === query.identifiers.length) break;
    query.identifiers = known;
  }
  return { query, records };
}

async function ask(ctx: ServiceContext, query: PersonQuery): Promise<GatheredRecord[]> {
  const found = await Promise.all(
    personalDataHolders().map(async (holder) =>
      (await holder.find(ctx, query)).map((record) => ({ ...record, holder })),
    ),
  );
  return found.flat();
}

function readIdentifiers(texts: readonly string[]): PersonIdentifier[] {
  return unique(
    texts.map((text, at) => {
      const read = readIdentifier(text, normaliseDomain);
      if ('kind' in read && read.kind !== 'domain') return read;
      const message =
        'problem' in read
          ? read.problem
          : `"${text}" is a domain, which many people share: give an e-mail address, a profile or a phone number`;
      throw new ServiceError('invalid', message, [{ path: ['identifiers', at], message }]);
    }),
  );
}

/** A shared domain is nobody's. */
function unique(identifiers: readonly PersonIdentifier[]): PersonIdentifier[] {
  const personal = identifiers.filter(({ kind }) => kind !== 'domain');
  return [...new Map(personal.map((one) => [`${one.kind}:${one.value}`, one])).values()];
}
