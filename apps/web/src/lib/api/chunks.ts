import { SELECTION_MAX } from '@workbench/services/contacts/limits';

/** The list in parts of at most `size`, in its order. */
export function splitIntoChunks<T>(list: readonly T[], size = SELECTION_MAX): T[][] {
  const chunks: T[][] = [];
  for (let start = 0; start < list.length; start += size) chunks.push(list.slice(start, start + size));
  return chunks;
}
