import { CITIES } from '../../names.ts';
import { createRandom, type Random } from '../../random.ts';
import { hash, type SandboxCompany, type SandboxWorld } from '../sandbox-world.ts';
import { isKnown } from '../vendors/known-company.ts';
import { drawPost, leadingPosts, type Post } from './job-titles.ts';
import { asciiName, FIRST_NAMES, LAST_NAMES } from './names.ts';
import { tradeOf } from './vendor-industries.ts';

export { SENIORITIES, type Seniority } from './job-titles.ts';
export { tradeOf } from './vendor-industries.ts';

/** A fictional person as the vendors of the sandbox draw on it; what each says is derived from the same truth. */
export interface SandboxPerson {
  /** 9 digits, different for everybody. */
  number: string;
  firstName: string;
  lastName: string;
  /** null: no one knows what they do. */
  title: string | null;
  seniority: Post['seniority'];
  department: string;
  skills: readonly string[];
  city: string;
  /** American state or Canadian province; null elsewhere. */
  state: string | null;
  country: string;
  /** Last part of the address at the professional network; ends with "-example", as no real one does. */
  slug: string;
  /** At the company's domain; some have none. */
  email: string | null;
  phone: string | null;
  company: SandboxCompany;
  /** A few are between two posts. */
  isEmployed: boolean;
}

const STATES: Record<string, string> = {
  'New York': 'New York',
  Boston: 'Massachusetts',
  Chicago: 'Illinois',
  Austin: 'Texas',
  Denver: 'Colorado',
  Seattle: 'Washington',
  'San Francisco': 'California',
  Atlanta: 'Georgia',
  Toronto: 'Ontario',
  Montréal: 'Quebec',
  Vancouver: 'British Columbia',
};
const COMPANY_PEOPLE_MIN = 6;
const COMPANY_PEOPLE_MAX = 60;

const drawn = new WeakMap<SandboxCompany, readonly SandboxPerson[]>();

/** Those of a company that vendors know of: some dozens, more of larger ones; always the same. */
export function peopleOf(company: SandboxCompany): readonly SandboxPerson[] {
  const known = drawn.get(company);
  if (known !== undefined) return known;
  const random = createRandom(hash(`people ${company.domain}`));
  const persons = company.headcounts[0] ?? COMPANY_PEOPLE_MIN;
  const count = Math.min(
    COMPANY_PEOPLE_MAX,
    Math.max(COMPANY_PEOPLE_MIN, Math.round(3 * Math.sqrt(persons))),
    persons + COMPANY_PEOPLE_MIN,
  );
  const leading = leadingPosts(company.industry === 'Consulting');
  const people = Array.from({ length: count }, (_, index) =>
    drawPerson(random, company, leading[index] ?? drawPost(random), index),
  );
  drawn.set(company, people);
  return people;
}

/** What a vendor knows of the world: parts of all companies and, within these, of all people. */
export interface Coverage {
  vendor: string;
  companyShare: number;
  personShare: number;
}

const known = new WeakMap<SandboxWorld, Map<string, { companies: number; people: SandboxPerson[] }>>();

/** Everybody whom the vendor knows, company by company; always the same people. */
export function peopleKnownTo(world: SandboxWorld, { vendor, companyShare, personShare }: Coverage): SandboxPerson[] {
  const vendors = known.get(world) ?? new Map();
  known.set(world, vendors);
  const companies = world.all();
  const before = vendors.get(vendor);
  // Companies are added when someone asks for their domain.
  if (before?.companies === companies.length) return before.people;
  const people = companies
    .filter((company) => isKnown(world, vendor, companyShare, company, true))
    .flatMap(peopleOf)
    .filter(({ number }) => createRandom(hash(`covers ${vendor} person ${number}`)).next() < personShare);
  vendors.set(vendor, { companies: companies.length, people });
  return people;
}

/** One of `parts` groups, always the same one for the same person: for the ways in which a vendor varies. */
export const personVariant = (person: SandboxPerson, parts: number, of = ''): number =>
  hash(`variant ${of} ${person.number}`) % parts;

function drawPerson(random: Random, company: SandboxCompany, post: Post, index: number): SandboxPerson {
  const firstName = random.pick(FIRST_NAMES);
  const lastName = random.pick(LAST_NAMES);
  const [city = company.city, country = company.country] = drawLocation(random, company).split(', ');
  const number = `${company.ids.cik.slice(4)}${String(index).padStart(3, '0')}`;
  const [first, last] = [asciiName(firstName), asciiName(lastName)];
  return {
    number,
    firstName,
    lastName,
    title: random.chance(0.04) ? null : post.title,
    seniority: post.seniority,
    department: post.department,
    skills: [...post.skills, ...tradeOf(company).tags],
    city,
    state: STATES[city] ?? null,
    country,
    slug: `${first}-${last}-${Number(number).toString(36)}-example`,
    email: random.chance(0.15) ? null : `${first}.${last}${index}@${company.domain}`,
    // 555-01xx is kept free for fiction.
    phone: random.chance(0.5) ? null : `+1 202 555 01${String(random.integer(0, 99)).padStart(2, '0')}`,
    company,
    isEmployed: !random.chance(0.03),
  };
}

/** Most live where the company is, and a few anywhere; those who deal in money crowd in London. */
function drawLocation(random: Random, company: SandboxCompany): string {
  if (tradeOf(company).tags.includes('fintech') && random.chance(0.2)) return 'London, United Kingdom';
  if (random.chance(0.12)) return random.pick(CITIES);
  return random.chance(0.7) ? (company.locations[0] ?? 'Berlin, Germany') : random.pick(company.locations);
}
