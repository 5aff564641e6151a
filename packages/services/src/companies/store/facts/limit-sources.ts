import type { SourceRecordDoc } from '@workbench/db';
import { recordHeadcount } from '../../figures/headcount/record-headcount.ts';
import { sourceKey } from '../../figures/rule/source-key.ts';
import { COMPANY_SOURCES_MAX, WORKSPACE_SOURCES_MAX } from '../../limits.ts';
import type { NamedFacts } from './company-facts.ts';
import { UNATTRIBUTED_SOURCE } from './merge-locations.ts';
import type { SourceNames } from './source-names.ts';

/** A figure of a file that did not come in. */
export interface LeftOutFigure {
  source: string;
  reason: string;
}

/**
 * A row's facts under the spellings of the workspace, without the figures of new sources beyond the limits.
 * @param earlier sources that earlier rows of the file named; a preview has not stored them
 */
export function limitSources(
  facts: NamedFacts,
  records: readonly SourceRecordDoc[],
  earlier: readonly string[],
  names: SourceNames,
): { facts: NamedFacts; leftOut: LeftOutFigure[] } {
  const ofCompany = new Set(records.filter((record) => !isUnattributed(record)).map(({ source }) => sourceKey(source)));
  for (const source of earlier) {
    if (ofCompany.size < COMPANY_SOURCES_MAX && names.find(source) !== null) ofCompany.add(sourceKey(source));
  }
  const problemOf = (source: string): string | null => {
    if (ofCompany.has(sourceKey(source))) return null;
    if (ofCompany.size >= COMPANY_SOURCES_MAX) return `${facts.domain} has ${COMPANY_SOURCES_MAX} sources already`;
    if (names.find(source) !== null || names.count < WORKSPACE_SOURCES_MAX) return null;
    return `The workspace has ${WORKSPACE_SOURCES_MAX} sources already`;
  };
  const leftOut: LeftOutFigure[] = [];
  const figures: NamedFacts['figures'] = [];
  for (const figure of facts.figures) {
    const problem = problemOf(figure.source);
    if (problem === null) {
      ofCompany.add(sourceKey(figure.source));
      figures.push({ ...figure, source: names.of(figure.source) });
    } else {
      const reason = `${problem}, so the figure of "${figure.source}" was left out; name one source for the whole list`;
      leftOut.push({ source: figure.source, reason });
    }
  }
  const named = facts.locationSource;
  const locationSource = named === null || problemOf(named) !== null ? null : names.of(named);
  return { facts: { ...facts, figures, locationSource }, leftOut };
}

/** Locations that no source is named for are not a source of the company. */
function isUnattributed(record: SourceRecordDoc): boolean {
  return record.source === UNATTRIBUTED_SOURCE && recordHeadcount(record) === null;
}
