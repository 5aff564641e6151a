/**
 * Whether a text writes this day ("2026-07-08") in digits, as in "8.07.26", "08/07/2026" or "7/8/26". Which of day and
 * month comes first is open, so this shows that a day is possible and not that it is meant.
 */
export function writesDay(text: string, day: string): boolean {
  const [year = '', ...parts] = day.split('-');
  const [month, date] = parts.map((part) => `0?${Number(part)}`);
  const orders = [`${date}([./-]\\s?)${month}`, `${month}([./-]\\s?)${date}`];
  return orders.some((order) =>
    new RegExp(`(?<![\\d./-])${order}\\1(?:${year}|${year.slice(2)})(?![\\d/-]|\\.\\d)`).test(text),
  );
}
