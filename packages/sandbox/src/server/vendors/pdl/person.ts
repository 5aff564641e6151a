import {
  peopleKnownTo,
  personVariant,
  type SandboxPerson,
  type Seniority,
  tradeOf,
} from '../../people/sandbox-person.ts';
import type { SandboxWorld } from '../../sandbox-world.ts';
import { bandOf } from '../company-answers.ts';

const PERSON_SHARE = 0.75;

/** Ranks under this vendor's names. */
const LEVELS: Record<Seniority, string> = {
  owner: 'owner',
  founder: 'owner',
  c_suite: 'cxo',
  partner: 'partner',
  vp: 'vp',
  head: 'director',
  director: 'director',
  manager: 'manager',
  senior: 'senior',
  entry: 'entry',
  intern: 'training',
};

const TITLE_EXPANSIONS: [RegExp, string][] = [
  [/\bvp\b/, 'vice president'],
  [/\bceo\b/, 'chief executive officer'],
  [/\bcto\b/, 'chief technology officer'],
  [/\bcfo\b/, 'chief financial officer'],
];

export type PdlRecord = ReturnType<typeof draw>;
const drawn = new WeakMap<SandboxPerson, PdlRecord>();

/** Everybody whom this vendor knows. */
export function peopleOfPdl(world: SandboxWorld, share: number): SandboxPerson[] {
  return peopleKnownTo(world, { vendor: 'pdl', companyShare: share, personShare: PERSON_SHARE });
}

/** A person as stored, with contacts; all text in lower case. */
export function pdlRecord(person: SandboxPerson, world: SandboxWorld): PdlRecord {
  const record = drawn.get(person) ?? draw(person, world);
  drawn.set(person, record);
  return record;
}

function draw(person: SandboxPerson, world: SandboxWorld) {
  const { company, skills } = person;
  const { network, tags } = tradeOf(company);
  const [first, last] = [person.firstName.toLowerCase(), person.lastName.toLowerCase()];
  const locality = person.city.toLowerCase();
  const region = person.state?.toLowerCase() ?? locality;
  const country = person.country.toLowerCase();
  const persons = world.headcount(company, 'pdl');
  // Some are known without an employer, and some with a number that the other vendor does not have.
  const isEmployed = person.isEmployed && personVariant(person, 40, 'pdl employer') !== 0;
  const ofCompany = <T>(value: T): T | null => (isEmployed ? value : null);
  return {
    id: `pdl_${person.number}_0000`,
    full_name: `${first} ${last}`,
    first_name: first,
    last_name: last,
    linkedin_url: personVariant(person, 15, 'pdl page') === 0 ? null : `linkedin.com/in/${person.slug}`,
    linkedin_username: person.slug,
    job_title: storedTitle(person.title),
    job_title_role: person.department,
    job_title_levels: person.title === null ? [] : [LEVELS[person.seniority]],
    job_company_id: ofCompany(`pdlco_${company.ids.ico}`),
    job_company_name: ofCompany(company.name.toLowerCase()),
    job_company_website: ofCompany(company.domain),
    job_company_industry: ofCompany(network),
    job_company_size: ofCompany(bandOf(persons).text),
    job_company_employee_count: ofCompany(persons),
    location_name: `${locality}, ${region}, ${country}`,
    location_locality: locality,
    location_region: region,
    location_country: country,
    skills: [...skills],
    summary: personVariant(person, 3, 'summary') === 0 ? null : `working in ${tags.join(' and ')}`,
    job_summary: null,
    work_email: person.email,
    emails: person.email === null ? [] : [{ address: person.email, type: 'current_professional' }],
    personal_emails: [] as string[],
    recommended_personal_email: null,
    mobile_phone: person.phone,
    phone_numbers: person.phone === null ? [] : [person.phone],
  };
}

function storedTitle(title: string | null): string | null {
  if (title === null) return null;
  return TITLE_EXPANSIONS.reduce((text, [short, long]) => text.replace(short, long), title.toLowerCase());
}

const CONTACTS = [
  'work_email',
  'emails',
  'personal_emails',
  'recommended_personal_email',
  'mobile_phone',
  'phone_numbers',
] as const;

/** As a plan without contacts sees it: whether there is one. */
export function withoutContacts(record: PdlRecord): Record<string, unknown> {
  const flags = CONTACTS.map((name) => {
    const value = record[name];
    return [name, Array.isArray(value) ? value.length > 0 : value !== null] as const;
  });
  return { ...record, ...Object.fromEntries(flags) };
}
