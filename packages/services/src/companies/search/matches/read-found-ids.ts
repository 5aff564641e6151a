import type { mongo } from 'mongoose';
import { findSimilar } from '../similar-names.ts';
import { readMatchingIds } from './find-matching-ids.ts';

/** The ids of what a list finds by a text, in no order; one that the text identifies may come twice. */
export async function* readFoundIds(
  { q, similar }: { q: string; similar?: boolean | undefined },
  now: Date,
): AsyncGenerator<mongo.ObjectId> {
  const selection = similar ? await findSimilar({ q }, now) : null;
  if (selection !== null) yield* selection.ids();
  else yield* readMatchingIds(q);
}
