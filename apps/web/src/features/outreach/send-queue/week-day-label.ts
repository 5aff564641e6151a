import { FORMATS } from '../../../lib/format/formats.ts';

/** "Today", then "Sun, Nov 29". */
export const weekDayLabel = (date: string, at: number): string =>
  at === 0 ? 'Today' : FORMATS.weekDay(Date.parse(date));
