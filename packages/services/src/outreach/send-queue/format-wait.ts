/** "3 hours and 5 minutes"; never less than a minute. */
export function formatWait(from: Date, until: Date): string {
  const minutes = Math.max(1, Math.ceil((until.getTime() - from.getTime()) / 60_000));
  const parts = [count(Math.floor(minutes / 60), 'hour'), count(minutes % 60, 'minute')];
  return parts.filter((part) => part !== null).join(' and ');
}

const count = (number: number, unit: string) => (number === 0 ? null : `${number} ${unit}${number === 1 ? '' : 's'}`);
