import { type ColumnContent, type HeaderReading, SECONDARY_RANK } from './header-reading.ts';
import { filledOf, type Shape, shareOf } from './sample-shapes.ts';

/** Why a column has no field. */
export type LeftOutReason = 'unknown' | 'unnamed' | 'other_meaning' | 'codes' | 'other_subject' | 'second';

export type CheckedReading = HeaderReading | { leftOut: LeftOutReason };

type Share = (shape: Shape) => number;
type Check = (share: Share, reading: HeaderReading) => CheckedReading;

const HALF = 0.5;
const MOST = 0.8;
const OTHER: CheckedReading = { leftOut: 'other_meaning' };
const CODES: CheckedReading = { leftOut: 'codes' };

const isTextOfPerson: Check = (share, reading) =>
  share('hasDigit') >= HALF || share('email') >= HALF ? OTHER : reading;
const keepIf =
  (...shapes: Shape[]): Check =>
  (share, reading) =>
    shapes.some((shape) => share(shape) >= HALF) ? reading : OTHER;

/** What the cells must look like; a content that is not here is believed by its header. */
const CHECKS: Partial<Record<ColumnContent, Check>> = {
  name: (share, reading) => {
    if (share('email') >= HALF) return reading.subject === 'person' ? { ...reading, content: 'email', rank: 3 } : OTHER;
    if (reading.needsSamples && share('digits') >= MOST) {
      return reading.subject === 'person' ? OTHER : { ...reading, content: 'ownId', rank: reading.rank + 8 };
    }
    return share('hasLetter') < HALF || share('address') >= MOST ? OTHER : reading;
  },
  domain: (share, reading) => {
    if (share('personProfile') >= HALF) return { ...reading, content: 'profile' };
    if (share('companyPage') >= HALF) return { ...reading, content: 'linkedin', subject: 'company' };
    return share('foreignPage') >= HALF || share('address') < HALF ? OTHER : reading;
  },
  profile: keepIf('personProfile'),
  linkedin: (share, reading) => {
    if (share('personProfile') >= HALF)
      return reading.subject === 'company' ? OTHER : { ...reading, content: 'profile' };
    return share('companyPage') >= HALF ? { ...reading, subject: 'company' } : OTHER;
  },
  employees: keepIf('count'),
  asOf: keepIf('date'),
  parent: (share, reading) => (reading.needsSamples && share('corporate') < HALF ? OTHER : reading),
  revenue: (share, reading) => (share('wholeDate') >= HALF ? OTHER : keepIf('hasDigit')(share, reading)),
  founded: (share, reading) => {
    if (share('date') < HALF || share('timeOfDay') > 0) return OTHER;
    return reading.needsSamples && share('oldDate') === 0 ? OTHER : reading;
  },
  industry: (share, reading) => {
    if (share('code') >= HALF) return CODES;
    return share('count') >= HALF || share('salesArea') >= HALF || share('sizeClass') >= HALF ? OTHER : reading;
  },
  industryCode: (share, reading) =>
    share('code') < HALF && share('hasLetters') >= MOST ? { ...reading, content: 'industry', rank: 8 } : CODES,
  city: (share, reading) => (share('hasDigit') >= HALF ? OTHER : reading),
  street: (share, reading) => {
    const isRoad = share('hasLetter') >= HALF && (reading.rank < SECONDARY_RANK || share('hasDigit') >= HALF);
    return isRoad ? reading : OTHER;
  },
  state: (share, reading) => {
    // "Nord" is a département, too.
    if (share('status') >= HALF || share('salesArea') >= MOST || share('division') >= HALF) return OTHER;
    // The numbers of French départements are no names.
    return share('digits') >= HALF ? OTHER : reading;
  },
  country: (share, reading) =>
    share('digits') >= HALF || share('status') >= HALF || share('salesArea') >= MOST ? OTHER : reading,
  location: (share, reading) => {
    const isOther = share('address') >= HALF || share('salesArea') >= MOST || share('siteKind') >= HALF;
    if (isOther || share('stand') >= HALF || share('corporate') >= HALF) return OTHER;
    return reading.needsSamples && share('hasComma') < HALF ? { ...reading, content: 'city' } : reading;
  },
  postcode: (share, reading) => (share('shortCode') < HALF ? OTHER : keepIf('hasDigit')(share, reading)),
  email: (share, reading) =>
    share('email') < HALF || (reading.subject === 'company' && share('sharedMailbox') >= HALF) ? OTHER : reading,
  phone: (share, reading) => {
    if (reading.needsSamples && share('recordNumber') >= MOST)
      return { ...reading, content: 'ownId', needsSamples: false };
    if (reading.needsSamples) return share('phone') >= MOST ? reading : OTHER;
    return share('hasDigit') >= HALF && share('email') < HALF ? reading : OTHER;
  },
  mobile: keepIf('hasDigit'),
  title: (share, reading) => {
    if (share('honorific') >= HALF) return { ...reading, content: 'salutation', rank: 5 };
    if (share('legalForm') >= HALF) return OTHER;
    return share('hasLetters') < HALF || share('email') >= HALF || share('academicTitle') >= HALF ? OTHER : reading;
  },
  salutation: keepIf('honorific'),
  academicTitle: (share, reading) => {
    if (share('academicTitle') >= HALF || share('hasLetters') < HALF) return OTHER;
    return { ...reading, content: share('honorific') >= HALF ? 'salutation' : 'title', rank: 5 };
  },
  firstName: isTextOfPerson,
  lastName: isTextOfPerson,
  fullName: isTextOfPerson,
  lei: keepIf('lei'),
  siren: keepIf('siren'),
  siret: keepIf('siret'),
  organisationNumber: (share, reading) => {
    const isOwn = share('recordNumber') >= MOST && share('registerNumber') < HALF;
    return isOwn ? { ...reading, content: 'ownId', needsSamples: false } : keepIf('hasDigit')(share, reading);
  },
  ownId: (share, reading) =>
    reading.needsSamples && reading.subject === null && share('plainId') < MOST
      ? OTHER
      : keepIf('hasDigit')(share, reading),
};

/** Words of a person or a company, which no address, day or telephone number is. */
const WORDED: ReadonlySet<ColumnContent> = new Set([
  'name',
  'industry',
  'city',
  'state',
  'country',
  'location',
  'parent',
  'title',
  'salutation',
  'seniority',
  'department',
  'firstName',
  'lastName',
  'fullName',
  'tags',
  'keywords',
  'description',
]);
/** What cells look like that are none of these, whatever the header says. */
const UNWORDED: readonly Shape[] = ['email', 'webAddress', 'wholeDate', 'phone', 'amount'];

/** "Titel" and "Number" say nothing by themselves. */
const isOpen = ({ content, needsSamples }: HeaderReading) =>
  content === 'academicTitle' || (content === 'phone' && needsSamples);

/** Decides by the cells what the header leaves open; without any cell the header is believed. */
export function checkSamples(reading: HeaderReading, samples: readonly string[]): CheckedReading {
  if (filledOf(samples).length === 0) return isOpen(reading) ? OTHER : reading;
  if (shareOf(samples, 'yesNo') >= HALF) return OTHER;
  const isUnworded = WORDED.has(reading.content) && UNWORDED.some((shape) => shareOf(samples, shape) >= MOST);
  if (isUnworded && !(reading.content === 'name' && shareOf(samples, 'email') >= HALF)) return OTHER;
  return CHECKS[reading.content]?.((shape) => shareOf(samples, shape), reading) ?? reading;
}
