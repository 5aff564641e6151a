/** Of one list. Where rows have ever new values, it begins again: what is common to them soon stands in it once more. */
const SHARED_MAX = 5000;
/** A longer value, as the figures of many sources, hardly comes twice. */
const SHARED_CHARS_MAX = 100;
/** Each row has its own. */
const OWN_FIELDS = new Set(['id', 'name', 'domain']);

/**
 * Lets the rows of one list hold equal values once: an industry, a location, an empty list of tags. As they are parsed,
 * each has copies of its own, and the more the loaded rows hold, the longer the collection of garbage stops scrolling.
 * The rows themselves are changed, so they must have just been read; afterwards no one may change their values.
 */
export function sharingValues(): (rows: readonly object[]) => void {
  const shared = new Map<string, unknown>();

  function share(value: unknown): unknown {
    if (typeof value === 'object' && value !== null) shareFields(value);
    else if (typeof value !== 'string') return value;
    const key = JSON.stringify(value);
    if (key.length > SHARED_CHARS_MAX) return value;
    const known = shared.get(key);
    if (known !== undefined) return known;
    if (shared.size >= SHARED_MAX) shared.clear();
    shared.set(key, value);
    return value;
  }

  function shareFields(object: object): void {
    const fields = object as Record<string, unknown>;
    for (const name in fields) if (!OWN_FIELDS.has(name)) fields[name] = share(fields[name]);
  }

  return (rows) => {
    for (const row of rows) shareFields(row);
  };
}
