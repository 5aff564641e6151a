/** The day where the person is: that of figures without a date. The server knows the day of Greenwich alone. */
export function localDay(now: Date): string {
  const digits = (value: number) => String(value).padStart(2, '0');
  return `${now.getFullYear()}-${digits(now.getMonth() + 1)}-${digits(now.getDate())}`;
}
