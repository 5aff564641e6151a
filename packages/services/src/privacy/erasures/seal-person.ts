import type { ServiceContext } from '../../shared/context.ts';
import type { PersonIdentifier } from '../../shared/personal-data/types.ts';
import type { ErasePersonInput } from '../schemas.ts';

/** Whom an erasure is about; readable with the key of the workspace alone, so that no scan finds it. */
export interface SealedPerson {
  input: ErasePersonInput;
  /** What an attempt has recognised them by before anything was erased. */
  known: PersonIdentifier[];
}

export const sealPerson = (ctx: ServiceContext, person: SealedPerson): string =>
  ctx.secrets.seal(JSON.stringify(person));

/** @returns null when it was sealed with another key */
export function openPerson(ctx: ServiceContext, sealed: string | null): SealedPerson | null {
  try {
    return JSON.parse(ctx.secrets.open(sealed ?? '')) as SealedPerson;
  } catch {
    return null;
  }
}
