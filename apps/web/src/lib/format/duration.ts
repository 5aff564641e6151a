import { formatCount, formatDecimal } from './format';

/** "about 2 minutes left"; null while unknown. */
export function timeLeftText(secondsLeft: number | null): string | null {
  if (secondsLeft === null) return null;
  if (secondsLeft < 60) return 'less than a minute left';
  const minutes = Math.round(secondsLeft / 60);
  if (minutes < 90) return `about ${formatCount(minutes, 'minute', 'minutes')} left`;
  return `about ${formatCount(Math.round(minutes / 60), 'hour', 'hours')} left`;
}

/** "about 3 minutes"; what takes less than a minute is not told apart. */
export function approximateDuration(seconds: number): string {
  return timeLeftText(seconds)?.replace(/ left$/, '') ?? '';
}

/** 800 → "0.8 s", 74000 → "1 min 14 s". */
export function formatDuration(durationMs: number): string {
  if (durationMs < 10_000) return `${formatDecimal(durationMs / 1000, 1, 1)} s`;
  const seconds = Math.round(durationMs / 1000);
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}
