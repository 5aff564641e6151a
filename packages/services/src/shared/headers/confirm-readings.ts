import type { CheckedReading } from './check-samples.ts';
import type { ListKind } from './column-fields.ts';
import { type ColumnContent, type HeaderReading, SECONDARY_RANK } from './header-reading.ts';
import { readHeader } from './read-header.ts';
import { containsName, isMailOf, isSameCompany, isSiteOf, isSiteOfMail, joinRows } from './row-evidence.ts';
import { filledOf, type Shape, shareOf } from './sample-shapes.ts';
import { knownConcepts, withoutUnknown } from './words/header-concepts.ts';

interface SampledColumn {
  header: string;
  samples: readonly string[];
}
type Reading = CheckedReading | null;

const MOST = 0.8;
/** A column that is known by its cells alone comes after each that is named, and before what is private. */
const BY_CELLS_RANK = SECONDARY_RANK - 1;
/** What spreadsheets and scripts put behind a name that is there already. */
const COPY = /(?:[ _.-]?\d{1,2}|\s*\(\d{1,2}\))$/;
const OTHER: CheckedReading = { leftOut: 'other_meaning' };

/** What a header may say, with words that are not known, without contradicting what its cells are taken for. */
const SAYS: Partial<Record<ColumnContent, readonly string[]>> = {
  email: ['email', 'main', 'filler', 'person', 'count'],
  domain: ['domain', 'website', 'main', 'filler', 'company', 'customer'],
  organisationNumber: ['organisationNumber', 'company', 'count', 'filler', 'reference', 'id'],
  profile: ['linkedin', 'profile', 'website', 'main', 'filler', 'person', 'vendor'],
  linkedin: ['linkedin', 'profile', 'website', 'main', 'filler', 'company', 'vendor'],
};

/**
 * Second look, with the other columns at hand: an uncertain reading stays only when its neighbours confirm it, and a
 * header of unknown words is read by its cells where they agree with the neighbours row by row. Pure.
 */
export function confirmReadings(
  columns: readonly SampledColumn[],
  readings: readonly Reading[],
  kind: ListKind,
): Reading[] {
  const cellsOf = (test: (reading: HeaderReading) => boolean) =>
    columns.flatMap(({ samples }, at) => {
      const reading = readings[at];
      return reading && !('leftOut' in reading) && test(reading) ? [samples] : [];
    });
  const parts = cellsOf(({ content }) => content === 'firstName' || content === 'lastName');
  const people = [
    ...parts,
    ...cellsOf(({ content, subject }) => content === 'fullName' || (content === 'name' && subject === 'person')),
  ];
  const companies = cellsOf(({ content, subject }) => content === 'name' && subject !== 'person');
  const companyNames = cellsOf(({ content, subject }) => content === 'name' && subject === 'company');
  const mails = cellsOf(({ content }) => content === 'email');

  const doubted = new Set(
    readings.flatMap((reading, at) => {
      const split = reading === null ? withoutUnknown(columns[at]?.header ?? '') : null;
      return split === null ? [] : [readHeader(split.known).content];
    }),
  );

  const confirmed = (reading: HeaderReading, samples: readonly string[]): Reading => {
    const isWholeName = reading.content === 'fullName' || (reading.content === 'name' && reading.subject === 'person');
    // "City (shipping)" beside a "City (…)" of unknown words, and that may be the chief one.
    if (reading.rank >= SECONDARY_RANK && reading.content !== 'unknown' && doubted.has(reading.content)) return OTHER;
    // The name beside the company is the company once more, and no person's.
    const isBareName =
      kind === 'companies' && parts.length === 0 && reading.content === 'name' && reading.subject === null;
    const twin = isBareName ? companyNames : [];
    if (twin.some((name) => isSameCompany(name, samples)))
      return { ...reading, subject: 'company', rank: reading.rank - 1 };
    const isContradicted = isWholeName && parts.length > 1 && filledOf(samples).length > 0;
    return isContradicted && !parts.every((part) => containsName(part, samples)) ? OTHER : reading;
  };

  const byCells = ({ header, samples }: SampledColumn): Reading => {
    const filled = filledOf(samples);
    if (filled.length === 0) return null;
    const is = (shape: Shape) => shareOf(samples, shape) >= MOST;
    const readAs = (content: ColumnContent, subject: HeaderReading['subject'] = null): Reading =>
      knownConcepts(header).every((concept) => SAYS[content]?.includes(concept))
        ? { content, subject, rank: BY_CELLS_RANK, needsSamples: false }
        : null;
    if (is('courtNumber')) return readAs('organisationNumber', 'company');
    if (is('email')) return isMailOf(joinRows(people), samples) ? readAs('email') : null;
    if (is('personProfile')) return readAs('profile');
    if (is('companyPage')) return readAs('linkedin', 'company');
    if (!is('address') || is('foreignPage')) return null;
    const isOwn =
      companies.some((name) => isSiteOf(name, samples)) || mails.some((mail) => isSiteOfMail(mail, samples));
    return isOwn ? readAs('domain') : null;
  };

  const names = columns.map(({ header }) => header.trim().toLowerCase());
  const isEmpty = (at: number) => filledOf(columns[at]?.samples ?? []).length === 0;
  /** "Name_1" without a cell says less than the "Name" that has some, whatever these make of it. */
  const isEmptyCopy = (at: number) => {
    const first = names.indexOf((names[at] ?? '').replace(COPY, ''));
    return first >= 0 && first < at && isEmpty(at) && !isEmpty(first);
  };

  return readings.map((reading, at) => {
    if (isEmptyCopy(at)) return OTHER;
    const column = columns[at] ?? { header: '', samples: [] };
    if (reading === null) return column.header.trim() === '' ? null : byCells(column);
    return 'leftOut' in reading ? reading : confirmed(reading, column.samples);
  });
}
