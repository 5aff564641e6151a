/**
 * What an answer cost, when its body says so. A body that began as JSON and broke off counts with the highest price,
 * because the vendor may have charged for it; plain text or a page in the place of an answer costs nothing.
 * @param creditsOf reads the price from the parsed body
 */
export function creditsInBody(body: string, creditsMax: number, creditsOf: (document: unknown) => number): number {
  let document: unknown;
  try {
    document = JSON.parse(body);
  } catch {
    return /^\s*[{[]/.test(body) ? creditsMax : 0;
  }
  return creditsOf(document);
}

/** The field of a JSON object, or undefined where there is no object or no such field. */
export function fieldOf(document: unknown, name: string): unknown {
  if (typeof document !== 'object' || document === null || !Object.hasOwn(document, name)) return undefined;
  return (document as Record<string, unknown>)[name];
}
