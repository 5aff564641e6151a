/** Reads at the first call and keeps what was read, for what is dear to make and seldom needed, such as at the start. Pure. */
export function once<T>(read: () => T): () => T {
  let kept: { value: T } | null = null;
  return () => {
    kept ??= { value: read() };
    return kept.value;
  };
}
