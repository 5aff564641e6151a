import { SUBJECT_IDENTIFIERS_MAX } from '@workbench/services/privacy/limits';
import type { FoundPersonalData } from '@workbench/services/privacy/schemas';
import { IDENTIFIER_LENGTH_MAX, IDENTIFIER_LENGTH_MIN } from '@workbench/services/suppression/limits';
import { parseIdentifierLines } from '../../components/suppression/identifier-lines.ts';
import { formatNumber } from '../../lib/format/format.ts';

/** Whom to look for, as typed. */
export interface DataSubjectForm {
  identifiers: string;
  name: string;
  company: string;
}

export const EMPTY_DATA_SUBJECT_FORM: DataSubjectForm = { identifiers: '', name: '', company: '' };

export const toDataSubjectInput = ({ identifiers, name, company }: DataSubjectForm) => ({
  identifiers: parseIdentifierLines(identifiers),
  name: name.trim(),
  company: company.trim(),
});

/** What is wrong with what is typed; null when it can be looked for. */
export function dataSubjectFormError(form: DataSubjectForm): string | null {
  const { identifiers, name } = toDataSubjectInput(form);
  if (identifiers.length === 0 && name === '') return 'Enter an identifier or a name.';
  if (identifiers.length > SUBJECT_IDENTIFIERS_MAX) {
    return `Up to ${SUBJECT_IDENTIFIERS_MAX} lines at once; you entered ${formatNumber(identifiers.length)}.`;
  }
  const invalidLine = identifiers.find(
    (line) => line.length < IDENTIFIER_LENGTH_MIN || line.length > IDENTIFIER_LENGTH_MAX,
  );
  return invalidLine === undefined
    ? null
    : `“${invalidLine.slice(0, 40)}” is not a valid email address, profile or phone number.`;
}

type PersonalDataRecord = FoundPersonalData['records'][number];

export interface RecordGroup {
  category: string;
  exactMatches: PersonalDataRecord[];
  /** By the name, a number that others share, or a former address: these have to be confirmed. */
  possibleMatches: PersonalDataRecord[];
}

/** The records found, grouped by collection in the order of the response. */
export function groupRecords(records: readonly PersonalDataRecord[]): RecordGroup[] {
  const groups = new Map<string, RecordGroup>();
  for (const record of records) {
    const group = groups.get(record.place) ?? { category: record.place, exactMatches: [], possibleMatches: [] };
    groups.set(record.place, group);
    (record.match === 'identifier' ? group.exactMatches : group.possibleMatches).push(record);
  }
  return [...groups.values()];
}

/** Names a record among all: ids are those of its place alone. */
export const recordKey = ({ place, id }: Pick<PersonalDataRecord, 'place' | 'id'>): string => `${place} ${id}`;

/** The confirmed ones among those that need it. */
export function confirmedRecords(records: readonly PersonalDataRecord[], confirmed: ReadonlySet<string>) {
  return records
    .filter((record) => record.match === 'name' && confirmed.has(recordKey(record)))
    .map(({ place, id }) => ({ place, id }));
}

/** The name of the exported file, without the person's own name, which would outlive the erasing. */
export const exportFileName = (exportedAt: string): string => `personal-data-${exportedAt.slice(0, 10)}.json`;
