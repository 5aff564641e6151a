const wakers = new Set<() => void>();

/** Called when there is new work, so that an engine in this process need not wait for its next sweep. */
export function wakeEngines(): void {
  for (const wake of wakers) wake();
}

/** @returns removes the waker */
export function addWaker(wake: () => void): () => void {
  wakers.add(wake);
  return () => wakers.delete(wake);
}
