import type { Identifier } from '@workbench/identity/person-identifiers/identifiers';
import { findIdentifiersInText } from '@workbench/identity/person-identifiers/identifiers-in-text';
import { readIdentifier } from '@workbench/identity/person-identifiers/read-identifier';
import type { ServiceContext, Verb } from '../../shared/context.ts';
import { type CopiedEntry, lookupHashes, restoreSuppressions } from '../../suppression/index.ts';
import { readDocumentTexts } from '../redaction/scan-database.ts';
import { erasePersonalData } from './erase-personal-data.ts';

/** Of one request; no one has as many addresses. */
const IDENTIFIERS_PER_ERASURE = 20;
/** As contacts and leads name people: "email:marta@acme.com". */
const STORED_KEY = /^(?:email|profile|phone):(.+)$/;

export interface ErasedAgain {
  /** Entries of the do-not-contact list that the restored database lacked. */
  suppressed: number;
  /** Identifiers of people that were erased after the backup and found in it. */
  identifiers: number;
}

/**
 * After a restore, before anyone reads: the do-not-contact list gets the entries of its copy, and who was erased since the backup
 * is erased again. The list has hashes alone, so that each identifier in the database is hashed and looked up.
 */
export async function eraseAgain({
  ctx,
  input: { entries, since },
}: Verb<{ entries: readonly CopiedEntry[]; since: Date }>): Promise<ErasedAgain> {
  const suppressed = await restoreSuppressions(entries);
  const erased = entries.filter(({ erasedAt }) => erasedAt !== undefined && erasedAt >= since);
  const found = await findIdentifiers(ctx, new Set(erased.flatMap(({ hashes }) => hashes.map(({ hash }) => hash))));
  for (let at = 0; at < found.length; at += IDENTIFIERS_PER_ERASURE) {
    const identifiers = found.slice(at, at + IDENTIFIERS_PER_ERASURE);
    const input = { identifiers, name: '', company: '', confirmed: [], reason: '' };
    await erasePersonalData({ ctx, input });
  }
  return { suppressed, identifiers: found.length };
}

/** The identifiers in the database whose hashes are sought, as a person would type them. */
async function findIdentifiers(ctx: ServiceContext, sought: ReadonlySet<string>): Promise<string[]> {
  const found = new Set<string>();
  if (sought.size === 0) return [];
  for await (const text of readDocumentTexts()) {
    for (const [identifier, typed] of identifiersIn(text)) {
      if (!found.has(typed) && lookupHashes(ctx, identifier).some((hash) => sought.has(hash))) found.add(typed);
    }
  }
  return [...found];
}

function identifiersIn(text: string): [Identifier, string][] {
  const stored = STORED_KEY.exec(text)?.[1];
  const typed = stored ?? text;
  const whole = typed.length < 300 ? readIdentifier(typed) : null;
  const inside = findIdentifiersInText(text).map((one): [Identifier, string] => [one, one.value]);
  return whole !== null && 'kind' in whole ? [[whole, typed], ...inside] : inside;
}
