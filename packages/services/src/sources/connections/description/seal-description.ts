import { type ConnectionDoc, ConnectionModel } from '@workbench/db';
import { claimOwnKey } from '../../../shared/require-own-key.ts';
import type { Secrets } from '../../../shared/secrets.ts';
import type { GenericSource } from '../../schemas.ts';
import { maskDescription } from './mask-description.ts';

type SealedFields = Required<Pick<ConnectionDoc, 'generic'>> & Pick<ConnectionDoc, 'sealedGeneric'>;

/** A description as it is stored: readable without its secrets, and encrypted with them where it has some. */
export async function sealDescription(secrets: Secrets, described: GenericSource): Promise<SealedFields> {
  const generic = maskDescription(described);
  if (JSON.stringify(generic) === JSON.stringify(described)) return { generic };
  await claimOwnKey({ secrets });
  return { generic, sealedGeneric: secrets.seal(JSON.stringify(described)) };
}

/** A stored description with its secrets; those that can't be read are masked. */
export function openDescription(
  secrets: Pick<Secrets, 'open'>,
  { generic, sealedGeneric }: Pick<ConnectionDoc, 'generic' | 'sealedGeneric'>,
): GenericSource | null {
  if (generic === undefined) return null;
  if (sealedGeneric === undefined) return generic as GenericSource;
  try {
    return JSON.parse(secrets.open(sealedGeneric)) as GenericSource;
  } catch {
    // Another key file: its source then says what to enter again.
    return generic as GenericSource;
  }
}

/**
 * Descriptions from before their values were encrypted. No step of the upgrade: the key is not the database's. Repeatable.
 */
export async function sealStoredDescriptions(secrets: Secrets): Promise<void> {
  const readable = await ConnectionModel.find({ generic: { $exists: true }, sealedGeneric: { $exists: false } }).lean();
  for (const { _id, generic, describedAt } of readable) {
    const fields = await sealDescription(secrets, generic as GenericSource);
    if (fields.sealedGeneric === undefined) continue;
    // Not over what was described meanwhile.
    const same = { _id, describedAt: describedAt ?? { $exists: false }, sealedGeneric: { $exists: false } };
    await ConnectionModel.updateOne(same, { $set: fields });
  }
}
