import { type ConnectionDoc, ConnectionModel } from '@workbench/db';
import type { Secrets } from '../../../shared/secrets.ts';
import { claimOwnKey, isOwnKey } from '../../../shared/workspace-key/require-own-key.ts';
import type { GenericSource } from '../../schemas.ts';
import { maskDescription } from './mask-description.ts';
import { unmaskDescription } from './unmask-description.ts';

type SealedFields = Required<Pick<ConnectionDoc, 'generic'>> & Pick<ConnectionDoc, 'sealedGeneric'>;

/** A description as it is stored: readable without its secrets, and encrypted with them where it has some. */
export async function sealDescription(secrets: Secrets, described: GenericSource): Promise<SealedFields> {
  const generic = maskDescription(described);
  if (isSame(generic, described)) return { generic };
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
    const sealed = JSON.parse(secrets.open(sealedGeneric)) as GenericSource;
    // A process of an earlier version writes the readable text alone: what it says wins.
    const unmasked = unmaskDescription(generic as GenericSource, sealed);
    return typeof unmasked === 'string' ? (generic as GenericSource) : unmasked;
  } catch {
    // Another key file: its source then says what to enter again.
    return generic as GenericSource;
  }
}

/**
 * Descriptions that an earlier version has written, with readable values. No step of the upgrade: the key is not the
 * database's. Repeatable. Only with the key that the workspace notes: with another one the values would be lost.
 */
export async function sealStoredDescriptions(secrets: Secrets): Promise<void> {
  if (!(await isOwnKey({ secrets }))) return;
  for (const stored of await ConnectionModel.find({ generic: { $exists: true } }).lean()) {
    const { _id, generic, describedAt, sealedGeneric } = stored;
    const opened = openDescription(secrets, stored);
    if (opened === null || isSame(maskDescription(generic as GenericSource), generic)) continue;
    const fields = await sealDescription(secrets, opened);
    const absent = { $exists: false };
    // Not over what was described meanwhile.
    const same = { _id, describedAt: describedAt ?? absent, sealedGeneric: sealedGeneric ?? absent };
    await ConnectionModel.updateOne(same, { $set: fields });
  }
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
