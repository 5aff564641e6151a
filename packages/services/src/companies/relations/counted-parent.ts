import type { AncestorDoc, CompanyDoc, SourceRecordDoc } from '@workbench/db';
import { RECORD_KINDS } from '@workbench/identity/company-identifiers/record-kinds';
import { comparableScope } from '../figures/rule/scopes.ts';
import { sourceKey } from '../figures/rule/source-key.ts';

export type StatedFigure = Pick<SourceRecordDoc, 'source' | 'connector' | 'scope' | 'value' | 'min'>;

/** What a company has of its relations, as far as figures are compared with it. */
export type RelatedCompany = Pick<CompanyDoc, 'ancestors' | 'identifiers'>;

/** A parent whom a figure at its subsidiary counts in truth. */
export interface CountedParent {
  name: string;
  /** Else it is a parent of the parent. */
  isDirect: boolean;
}

/**
 * The parent that a figure of a company counts; null for its own. Only proof is enough: the source's record has an
 * identifier that is the parent's, too, or the source has given the same number for the group of the parent. That a figure is
 * near the parent's, or above it, proves nothing: some subsidiaries are nearly all of their group.
 */
export function findCountedParent(
  figure: StatedFigure,
  { ancestors = [], identifiers = [] }: RelatedCompany,
): CountedParent | null {
  if (ancestors.length === 0 || (figure.value === undefined && figure.min === undefined)) return null;
  const kind = figure.connector === undefined ? undefined : RECORD_KINDS[figure.connector];
  const ofRecord = identifiers.filter((one) => one.kind === kind).map((one) => `${one.kind}:${one.value}`);
  const at = ancestors.findIndex(
    ({ figures, identifierKeys }) =>
      ofRecord.some((key) => identifierKeys.includes(key)) || figures.some((known) => isSameNumber(figure, known)),
  );
  const found = ancestors[at];
  return found === undefined ? null : { name: found.name, isDirect: at === 0 };
}

function isSameNumber(figure: StatedFigure, known: AncestorDoc['figures'][number]): boolean {
  return (
    figure.value === known.value &&
    comparableScope(figure.scope) === 'group' &&
    sourceKey(figure.source) === sourceKey(known.source)
  );
}
