import { AUDIT_RECORDS_MAX } from './limits.ts';

const OUR_ID = /^(?:[0-9a-f]{24}|[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})$/;
/** `id`, `companyIds`; ids of vendors lead to people. */
const ID_FIELD = /^(?:ids?|\w+Ids?)$/;
const VENDOR_ID = /^(?:source|external|vendor|person|request)/i;
const LEVELS_MAX = 4;
const COUNT_FIELD =
  /^(?:total|added|changed|created|updated|unchanged|merged|removed|deleted|restored|purged|imported|saved|revealed|suppressed|skipped|refused|failed|duplicates|written|filled|started|queued)$/;

export interface RecordIds {
  records: string[];
  /** Also of those that are too many to be listed. */
  recordCount: number;
}

/** Our own ids in an input and its answer, each once: what a call was about, without anything that it said. Pure. */
export function recordIdsOf(...values: readonly unknown[]): RecordIds {
  const ids = new Set<string>();
  for (const value of values) collect(value, ids, 0);
  return { records: [...ids].slice(0, AUDIT_RECORDS_MAX), recordCount: ids.size };
}

function collect(value: unknown, ids: Set<string>, level: number): void {
  if (typeof value !== 'object' || value === null || level > LEVELS_MAX) return;
  if (Array.isArray(value)) {
    for (const one of value) collect(one, ids, level + 1);
    return;
  }
  // What a source knows someone by may look like an id of ours.
  const isOfSource = 'source' in value && 'id' in value;
  for (const [name, one] of Object.entries(value)) {
    if (isOfSource && name === 'id') continue;
    if (!ID_FIELD.test(name) || VENDOR_ID.test(name)) collect(one, ids, level + 1);
    else for (const id of [one].flat()) if (typeof id === 'string' && OUR_ID.test(id)) ids.add(id);
  }
}

/** The numbers of an answer that count records. Pure. */
export function countsOf(answer: unknown): Record<string, number> {
  if (typeof answer !== 'object' || answer === null) return {};
  const counts = Object.entries(answer).filter(
    (entry): entry is [string, number] => COUNT_FIELD.test(entry[0]) && Number.isSafeInteger(entry[1]),
  );
  return Object.fromEntries(counts);
}
