/**
 * The length to which texts are cut so that all together keep to `total`: what short ones leave is for the long ones.
 * Pure. 0 where nothing is left for texts.
 */
export function fairLengthMax(lengths: readonly number[], total: number): number {
  let left = Math.max(0, total);
  const ascending = [...lengths].sort((a, b) => a - b);
  for (const [index, length] of ascending.entries()) {
    const share = Math.floor(left / (ascending.length - index));
    if (length > share) return share;
    left -= length;
  }
  return ascending.at(-1) ?? 0;
}
