import { comparePersonNames, type PersonNameRelation } from './names/compare-person-names.ts';
import type { ReadPerson } from './read-person.ts';

/** Why two contacts may be one person, in the order of their weight. It says no more than the kind. */
export type PersonMatchReason =
  | { kind: 'profile' }
  | { kind: 'email' }
  | { kind: 'vendorId' }
  | { kind: 'phone'; relation: 'mobile' | 'line' }
  | { kind: 'name'; relation: Exclude<PersonNameRelation, 'unknown' | 'firstName' | 'lastName' | 'other'> }
  | { kind: 'employer'; relation: 'current' | 'former' }
  | { kind: 'location'; relation: 'city' | 'country' };

export interface PersonMatch {
  /** `sure`: two entries of one person; `possible`: a user has to look. */
  strength: 'sure' | 'possible';
  reasons: PersonMatchReason[];
}

interface Comparison {
  name: PersonNameRelation;
  profile: boolean;
  email: boolean;
  vendorId: boolean;
  mobile: boolean;
  line: boolean;
  employer: 'current' | 'former' | 'other';
  location: 'city' | 'country' | 'abroad' | 'apart' | 'unknown';
  hasTwoProfiles: boolean;
}

/** Whether two contacts may be one person; null when too little says so. Pure. */
export function matchPeople(a: ReadPerson, b: ReadPerson): PersonMatch | null {
  const profile = shares(a.profiles, b.profiles);
  const comparison: Comparison = {
    name: comparePersonNames(a.name, b.name),
    profile,
    email: shares(a.mailboxes, b.mailboxes),
    vendorId: shares(a.sourceIds, b.sourceIds),
    mobile: shares(a.mobiles, b.mobiles),
    line: shares(a.lines, b.lines),
    employer: compareEmployers(a, b),
    location: compareLocations(a, b),
    hasTwoProfiles: !profile && a.profiles.length > 0 && b.profiles.length > 0,
  };
  const strength = judgeIdentifiers(comparison) ?? judgeName(comparison, a, b);
  return strength === null ? null : { strength, reasons: reasonsOf(comparison) };
}

/** What belongs to one person alone, unless the names say that it does not. */
function judgeIdentifiers(comparison: Comparison): 'sure' | 'possible' | null {
  const { name, profile, email, vendorId, mobile, hasTwoProfiles } = comparison;
  const isCompatible = name === 'unknown' || isAlike(name);
  // People marry, and keep their profile and their mailbox.
  const isOneGivenName = isCompatible || name === 'firstName';
  if (profile || vendorId) return isOneGivenName ? 'sure' : 'possible';
  if (email && isOneGivenName) return hasTwoProfiles ? 'possible' : 'sure';
  // A family shares a mailbox; an assistant has that of the manager.
  if (email && name === 'other') return 'possible';
  if (mobile && isAlike(name)) return hasTwoProfiles ? 'possible' : 'sure';
  return mobile && isOneGivenName ? 'possible' : null;
}

/** A name takes an employer to be one person's, or one of before and the same location. */
function judgeName({ name, line, employer, location, hasTwoProfiles }: Comparison, a: ReadPerson, b: ReadPerson) {
  if (!isAlike(name) || hasTwoProfiles || location === 'abroad') return null;
  if (hasNumberedMailboxes(a, b) || (location === 'apart' && hasTwoMobiles(a, b))) return null;
  if (line || employer === 'current') return 'possible';
  const isNamed = name !== 'initial' && name !== 'masked';
  return employer === 'former' && isNamed && (location === 'city' || location === 'country') ? 'possible' : null;
}

type AlikeRelation = Extract<PersonMatchReason, { kind: 'name' }>['relation'];

function isAlike(name: PersonNameRelation): name is AlikeRelation {
  return name !== 'unknown' && name !== 'firstName' && name !== 'lastName' && name !== 'other';
}

function compareEmployers(a: ReadPerson, b: ReadPerson): Comparison['employer'] {
  if (shares(a.employers, b.employers)) return 'current';
  const [all, others] = [a, b].map((one) => [...one.employers, ...one.formerEmployers]);
  return shares(all ?? [], others ?? []) ? 'former' : 'other';
}

function compareLocations(a: ReadPerson, b: ReadPerson): Comparison['location'] {
  if (a.country !== null && b.country !== null && a.country !== b.country) return 'abroad';
  if (a.city !== null && b.city !== null) return a.city === b.city ? 'city' : 'apart';
  return a.country !== null && a.country === b.country ? 'country' : 'unknown';
}

/** "thomas.mueller@" and "thomas.mueller2@": an employer numbers its namesakes. */
function hasNumberedMailboxes(a: ReadPerson, b: ReadPerson): boolean {
  const plain = (mailbox: string) => mailbox.replace(/\d+(?=@)/, '');
  return a.mailboxes.some((one) => b.mailboxes.some((other) => one !== other && plain(one) === plain(other)));
}

const hasTwoMobiles = (a: ReadPerson, b: ReadPerson) =>
  a.mobiles.length > 0 && b.mobiles.length > 0 && !shares(a.mobiles, b.mobiles);

const shares = (some: readonly string[], others: readonly string[]) => some.some((one) => others.includes(one));

function reasonsOf({ name, profile, email, vendorId, mobile, line, employer, location }: Comparison) {
  const reasons: PersonMatchReason[] = [];
  if (profile) reasons.push({ kind: 'profile' });
  if (email) reasons.push({ kind: 'email' });
  if (vendorId) reasons.push({ kind: 'vendorId' });
  if (mobile || line) reasons.push({ kind: 'phone', relation: mobile ? 'mobile' : 'line' });
  if (isAlike(name)) reasons.push({ kind: 'name', relation: name });
  if (employer !== 'other') reasons.push({ kind: 'employer', relation: employer });
  if (location === 'city' || location === 'country') reasons.push({ kind: 'location', relation: location });
  return reasons;
}
