import type { SourceRecordDoc } from '@workbench/db';
import { sameHeadcount } from '../figures/headcount/headcount.ts';
import { recordHeadcount } from '../figures/headcount/record-headcount.ts';
import { findManualRecord } from '../figures/manual-record.ts';
import { locationKey } from '../figures/merge-spellings.ts';
import { isManualSource, MANUAL_SOURCE } from '../figures/rule/manual-source.ts';
import type { CompanyFacts } from '../store/facts/company-facts.ts';

/** What a file says was entered by hand, and was not here. */
const FILE_SOURCE = `${MANUAL_SOURCE} (file)`;

/**
 * A file may name the source of typed values, as an export of this workspace does. What was typed here is nothing new;
 * anything else is the file's word, so that no file speaks in the name of a user.
 */
export function withoutTypedHere<F extends CompanyFacts>(facts: F, records: readonly SourceRecordDoc[]): F {
  const isTyped = facts.locationSource !== null && isManualSource(facts.locationSource);
  if (!isTyped && !facts.figures.some(({ source }) => isManualSource(source))) return facts;
  const typed = findManualRecord(records);
  const headcount = typed && recordHeadcount(typed);
  const figures = facts.figures
    .filter((figure) => !isManualSource(figure.source) || !sameHeadcount(headcount, figure.headcount))
    .map((figure) => (isManualSource(figure.source) ? { ...figure, source: FILE_SOURCE } : figure));
  if (!isTyped) return { ...facts, figures };
  const known = new Set(typed?.locations.map(locationKey));
  const locations = facts.locations.filter((location) => !known.has(locationKey(location)));
  return { ...facts, figures, locations, locationSource: FILE_SOURCE };
}
