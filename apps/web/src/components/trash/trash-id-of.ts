/** The entry of the trash that an error of the server names, if any. */
export function trashIdOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('data' in error)) return undefined;
  const { details } = (error.data ?? {}) as { details?: { trashId?: unknown } };
  return typeof details?.trashId === 'string' ? details.trashId : undefined;
}
