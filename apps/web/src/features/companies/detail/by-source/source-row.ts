import type { Explanation, SourceRecord } from '@workbench/services/companies/schemas';
import type { Variance } from './employee-figures';
import { computeVariance } from './variance';

/** One source's figure with what the headcount makes of it. */
export interface SourceRowData {
  record: SourceRecord;
  /** How far it is from the headcount; null where the two can't be compared. */
  variance: Variance | null;
  /** It counts the same as the headcount, so that the two can be compared. */
  isCompared: boolean;
  /** Whether and why it counts; null until that is known. */
  verdict: { isUsed: boolean; text: string } | null;
}

const NOT_COMPARED: ReadonlySet<string> = new Set(['other_scope', 'too_old', 'counts_parent', 'not_preferred']);

export function toSourceRow(
  record: SourceRecord,
  aggregate: number | null,
  judged: Explanation['records'][number] | undefined,
): SourceRowData {
  const isCompared = judged === undefined || !NOT_COMPARED.has(judged.reasonCode);
  return {
    record,
    variance: isCompared ? computeVariance(record, aggregate) : null,
    isCompared,
    verdict: judged === undefined ? null : { isUsed: judged.used, text: capitalised(judged.reason) },
  };
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
