import { isDuplicateKey } from './classify-error.ts';

/** More than there are lists, views or own columns. */
const NAMES_MAX = 1000;

/**
 * Writes a document, with a number behind its name where another one has that name: two may become the same when a person is
 * taken out of them.
 */
export async function withFreeName<D extends { name?: unknown; nameKey?: unknown }, R>(
  document: D,
  write: (named: D) => Promise<R>,
): Promise<R> {
  const { name, nameKey } = document;
  for (let number = 1; ; number++) {
    const named = number === 1 ? document : { ...document, name: `${name} ${number}`, nameKey: `${nameKey} ${number}` };
    try {
      return await write(named);
    } catch (error) {
      if (!isDuplicateKey(error) || typeof nameKey !== 'string' || number > NAMES_MAX) throw error;
    }
  }
}
