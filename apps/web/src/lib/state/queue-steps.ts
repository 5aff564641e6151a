/** The row to go to from `id` by `step`; `id` itself at the ends. Pure. */
export function stepFrom(rows: readonly { id: string }[], id: string | undefined, step: 1 | -1): string | undefined {
  const index = rows.findIndex((row) => row.id === id);
  if (index < 0) return rows[0]?.id;
  return rows[Math.min(rows.length - 1, Math.max(0, index + step))]?.id;
}

/** The row that takes the position of a decided one: the next, or the one before at the end. Pure. */
export function afterDecision(rows: readonly { id: string }[], id: string): string | undefined {
  const index = rows.findIndex((row) => row.id === id);
  return (rows[index + 1] ?? rows[index - 1])?.id;
}
