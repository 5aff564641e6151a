import { cleanAddress, cleanText } from './clean-text.ts';

/** Fields that have where something was read; any other address is text. */
const ADDRESS_FIELDS = new Set(['url', 'linkedinUrl']);
/** A name, a title or a sentence; what is longer is cut and says so. */
const TEXT_MAX = 600;
/** Of a draft, which is sent as it is. */
const MESSAGE_MAX = 6000;

/** The same data with each text clean. Names of fields are ours. */
export function cleanData<T>(value: T, field = ''): T {
  if (typeof value === 'string') {
    return (
      ADDRESS_FIELDS.has(field) ? cleanAddress(value) : cleanText(value, field === 'message' ? MESSAGE_MAX : TEXT_MAX)
    ) as T;
  }
  if (Array.isArray(value)) return value.map((item) => cleanData(item, field)) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, cleanData(inner, name)])) as T;
}
