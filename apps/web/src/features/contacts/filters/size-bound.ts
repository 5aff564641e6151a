import { parseWholeNumber } from '../../../lib/format/parse-number.ts';

const SIZE_MAX = 999_999_999;

/** A bound of the company size as typed: blank is none (null); undefined when it is no whole number. */
export function parseSizeBound(text: string): number | null | undefined {
  if (text.trim() === '') return null;
  const size = parseWholeNumber(text);
  return size === null || size > SIZE_MAX ? undefined : size;
}
