import { oneLine } from '../company-name.ts';
import { CUSTOM_NUMBER_MAX, CUSTOM_TEXT_MAX } from '../limits.ts';
import type { CustomValue, OwnColumnRule } from './own-column.ts';

export type ValueCheck = { value: CustomValue } | { problem: string };

/** A value as its column stores it, or what would be right. Pure. */
export function checkValue(column: OwnColumnRule, given: unknown): ValueCheck {
  switch (column.type) {
    case 'number':
      return checkNumber(given);
    case 'boolean':
      return typeof given === 'boolean' ? { value: given } : { problem: 'expected true or false' };
    case 'date':
      return typeof given === 'string' && isDay(given)
        ? { value: given }
        : { problem: 'expected a day like "2026-03-31"' };
    case 'option':
      return checkOption(column.options, given);
    case 'url':
      return checkUrl(given);
    case 'text':
      return checkText(given);
  }
}

function checkNumber(given: unknown): ValueCheck {
  if (typeof given !== 'number' || !Number.isFinite(given)) return { problem: 'expected a number' };
  if (Math.abs(given) > CUSTOM_NUMBER_MAX) return { problem: 'expected a number of at most 15 digits' };
  // −0 has no text of its own.
  return { value: given + 0 };
}

function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

/** In any case; the spelling of the list is stored. */
function checkOption(options: readonly string[], given: unknown): ValueCheck {
  const key = typeof given === 'string' ? optionKey(given) : null;
  const option = options.find((one) => optionKey(one) === key);
  return option === undefined ? { problem: `expected one of: ${listOf(options)}` } : { value: option };
}

export const optionKey = (text: string): string => oneLine(text).normalize('NFKC').toLowerCase();

const SHOWN_MAX = 8;

function listOf(options: readonly string[]): string {
  const more = options.length - SHOWN_MAX;
  return options.slice(0, SHOWN_MAX).join(', ') + (more > 0 ? ` and ${more} more` : '');
}

/** "acme.com/about" is what people type. */
function checkUrl(given: unknown): ValueCheck {
  const problem = 'expected a web address like https://acme.com/about';
  const text = typeof given === 'string' ? given.trim() : '';
  const address = /^[a-z][a-z0-9+.-]*:/i.test(text) && !/^[^/]+:\d/.test(text) ? text : `https://${text}`;
  const url = /\s/.test(text) ? null : URL.parse(address);
  if (url === null || !['http:', 'https:'].includes(url.protocol) || !url.hostname.includes('.')) return { problem };
  return address.length > CUSTOM_TEXT_MAX ? tooLong(address) : { value: address };
}

function checkText(given: unknown): ValueCheck {
  const text = typeof given === 'string' ? oneLine(given) : '';
  if (text === '') return { problem: 'expected a text; null clears the value' };
  return text.length > CUSTOM_TEXT_MAX ? tooLong(text) : { value: text };
}

const tooLong = ({ length }: string): ValueCheck => ({
  problem: `expected at most ${CUSTOM_TEXT_MAX} characters, not ${length}`,
});
