import { ERASURE_INDEXES, type ErasureDoc, ErasureModel } from '@workbench/db';
import type { ServiceContext } from '../../shared/context.ts';
import type { PersonIdentifier } from '../../shared/personal-data/types.ts';
import { readIdentifiers } from '../requests/read-identifiers.ts';
import { openPerson } from './seal-person.ts';

const keyOf = ({ kind, value }: PersonIdentifier): string => `${kind}:${value}`;

/**
 * Completes failed erasures of a person who has just been erased by another one: whom they are about would stay in them, sealed.
 * One that knows more of the person, or that chose records by hand, is left to be retried.
 */
export async function closeSuperseded(
  ctx: ServiceContext,
  erased: readonly PersonIdentifier[],
  outcome: NonNullable<ErasureDoc['outcome']>,
): Promise<void> {
  const known = new Set(erased.map(keyOf));
  const failed = ErasureModel.find({ state: 'failed' }).hint(ERASURE_INDEXES.state);
  for (const { _id, sealed } of await failed.lean<ErasureDoc[]>()) {
    const person = openPerson(ctx, sealed);
    if (person === null || person.input.confirmed.length > 0) continue;
    const identifiers = [...readIdentifiers(person.input.identifiers), ...person.known];
    if (identifiers.length === 0 || !identifiers.every((one) => known.has(keyOf(one)))) continue;
    const $set = { state: 'completed', sealed: null, message: null, outcome, finishedAt: ctx.now() };
    await ErasureModel.updateOne({ _id, state: 'failed' }, { $set });
  }
}
