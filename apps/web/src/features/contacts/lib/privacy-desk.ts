import type { ErasedPersonalData, FoundPersonalData } from '@workbench/services/contacts/schemas';
import { formatCount, formatNumber } from '../../../lib/format.ts';
import { readIdentifierLines } from './identifier-lines.ts';

/** As the server allows. */
const LINES_MAX = 50;
const LENGTH_MIN = 3;
const LENGTH_MAX = 320;

/** Whom to look for, as typed. */
export interface PersonForm {
  identifiers: string;
  name: string;
  company: string;
}

export const EMPTY_PERSON: PersonForm = { identifiers: '', name: '', company: '' };

export const personInput = ({ identifiers, name, company }: PersonForm) => ({
  identifiers: readIdentifierLines(identifiers),
  name: name.trim(),
  company: company.trim(),
});

/** What is wrong with what is typed; null when it can be looked for. */
export function personFault(form: PersonForm): string | null {
  const { identifiers, name } = personInput(form);
  if (identifiers.length === 0 && name === '') return 'Enter an identifier or a name.';
  if (identifiers.length > LINES_MAX) {
    return `At most ${LINES_MAX} lines at once; these are ${formatNumber(identifiers.length)}.`;
  }
  const odd = identifiers.find((line) => line.length < LENGTH_MIN || line.length > LENGTH_MAX);
  return odd === undefined ? null : `"${odd.slice(0, 40)}" is no e-mail address, profile or phone number.`;
}

type HeldRecord = FoundPersonalData['records'][number];

export interface HeldPlace {
  place: string;
  sure: HeldRecord[];
  /** By the name, or a number that others share: these have to be confirmed. */
  unsure: HeldRecord[];
}

/** What is held, by where it is, in the order of the answer. */
export function byPlace(records: readonly HeldRecord[]): HeldPlace[] {
  const places = new Map<string, HeldPlace>();
  for (const record of records) {
    const held = places.get(record.place) ?? { place: record.place, sure: [], unsure: [] };
    places.set(record.place, held);
    (record.match === 'identifier' ? held.sure : held.unsure).push(record);
  }
  return [...places.values()];
}

/** Names a record among all: ids are those of its place alone. */
export const recordKey = ({ place, id }: Pick<HeldRecord, 'place' | 'id'>): string => `${place} ${id}`;

/** The confirmed ones among those that need it. */
export function confirmedRecords(records: readonly HeldRecord[], confirmed: ReadonlySet<string>) {
  return records
    .filter((record) => record.match === 'name' && confirmed.has(recordKey(record)))
    .map(({ place, id }) => ({ place, id }));
}

/** "3 records erased: 2 in contacts, 1 in leads." */
export function erasedText({ erased }: Pick<ErasedPersonalData, 'erased'>): string {
  const places = erased.filter(({ count }) => count > 0);
  const total = places.reduce((sum, { count }) => sum + count, 0);
  if (total === 0) return 'No record was there to erase.';
  const parts = places.map(({ place, count }) => `${formatNumber(count)} in ${place}`);
  return `${formatCount(total, 'record', 'records')} erased: ${parts.join(', ')}.`;
}

/** What the look through the whole database found afterwards. */
export function scanText({ leftovers, scanned }: Pick<ErasedPersonalData, 'leftovers' | 'scanned'>): string {
  const documents = formatCount(scanned, 'document', 'documents');
  if (leftovers.length === 0) return `A scan of the whole database found nothing left (${documents}).`;
  const parts = leftovers.map(({ collection, count }) => `${formatNumber(count)} in ${collection}`);
  return `A scan of the whole database (${documents}) still found mentions: ${parts.join(', ')}.`;
}

/** The name of the exported file, without the person's own name, which would outlive the erasing. */
export const exportFileName = (exportedAt: string): string => `personal-data-${exportedAt.slice(0, 10)}.json`;
