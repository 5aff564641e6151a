import type { CompanyDoc, CompanyIdentifierDoc, SourceRecordDoc } from '@workbench/db';
import { isAnswerOf } from '../store/facts/answers-of-source.ts';
import type { WithdrawnSource } from '../store/facts/company-facts.ts';

export interface Leaving {
  records: SourceRecordDoc[];
  identifiers: CompanyIdentifierDoc[];
}

/** What sources brought by an identifier, and so leaves a company with it. Pure. */
export function leavesWith(
  { records, identifiers = [] }: Pick<CompanyDoc, 'records' | 'identifiers'>,
  struck: CompanyIdentifierDoc,
  lost: readonly WithdrawnSource[],
): Leaving {
  return {
    records: records.filter((record) => lost.some((source) => isAnswerOf(record, source))),
    identifiers: identifiers.filter(
      (one) => one !== struck && one.by === 'sync' && lost.some(({ connector }) => connector === one.connector),
    ),
  };
}
