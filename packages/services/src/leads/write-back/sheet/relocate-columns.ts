/**
 * Per column of an import, its current position by header; null when it was deleted. Pure. If a header occurs several
 * times, also outside the imported range, the one nearest to the expected position is used: the neighbours show how far
 * the columns have moved.
 * @param imported headers at the import; '' for a column without one
 * @param current headers of the whole row
 * @param firstColumn the import's first column
 */
export function relocateColumns(
  imported: readonly string[],
  current: readonly string[],
  firstColumn: number,
): (number | null)[] {
  const [importedPositions, currentPositions] = [positionsByHeader(imported), positionsByHeader(current)];
  const found = new Array<number | null>(imported.length).fill(null);
  const plain: { column: number; shift: number }[] = [];
  const unclear: { columns: number[]; positions: number[] }[] = [];
  for (const [header, columns] of importedPositions) {
    const positions = currentPositions.get(header) ?? [];
    const [column = 0, at = 0] = [columns[0], positions[0]];
    if (columns.length === 1 && positions.length === 1) plain.push({ column, shift: at - column });
    else if (positions.length > 0) unclear.push({ columns, positions });
  }
  for (const { column, shift } of plain) found[column] = column + shift;
  const expected = (column: number) => {
    const distance = (other: { column: number }) => Math.abs(other.column - column);
    const nearest = plain.reduce<(typeof plain)[number] | null>(
      (best, one) => (best === null || distance(one) < distance(best) ? one : best),
      null,
    );
    return column + (nearest?.shift ?? firstColumn);
  };
  for (const { columns, positions } of unclear) {
    for (const [column, at] of pairInOrder(columns, positions, expected)) found[column] = at;
  }
  // A column without a header has moved with its neighbours, if one without a header is there.
  for (const [column, header] of imported.entries()) {
    const at = expected(column);
    if (header === '' && at >= 0 && (current[at] ?? '') === '' && !found.includes(at)) found[column] = at;
  }
  return found;
}

function positionsByHeader(headers: readonly string[]): Map<string, number[]> {
  const positions = new Map<string, number[]>();
  for (const [at, header] of headers.entries()) {
    if (header !== '') positions.set(header, [...(positions.get(header) ?? []), at]);
  }
  return positions;
}

/** The shorter one is laid along the longer one where it fits best: columns of one header keep their order. */
function pairInOrder(
  columns: readonly number[],
  positions: readonly number[],
  expected: (column: number) => number,
): [column: number, at: number][] {
  const count = Math.min(columns.length, positions.length);
  let best: { pairs: [number, number][]; distance: number } | null = null;
  for (let from = 0; from <= Math.max(columns.length, positions.length) - count; from++) {
    const [some, at] = columns.length > count ? [columns.slice(from), positions] : [columns, positions.slice(from)];
    const pairs = Array.from({ length: count }, (_, index): [number, number] => [some[index] ?? 0, at[index] ?? 0]);
    const distance = pairs.reduce((sum, [column, position]) => sum + Math.abs(expected(column) - position), 0);
    if (best === null || distance < best.distance) best = { pairs, distance };
  }
  return best?.pairs ?? [];
}
