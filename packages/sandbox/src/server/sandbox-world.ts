import { createRandom } from '../random.ts';
import { createWorld, type FictionalCompany } from '../world.ts';
import { withCzechDigit, withLeiDigits, withLuhnDigit, withNorwegianDigit } from './check-digits.ts';
import { SPECIAL_SITES } from './stories/special-sites/all-special-sites.ts';

/** A fictional company as every vendor of the sandbox draws on it; what each says is derived from the same truth. */
export interface SandboxCompany {
  name: string;
  /** Always under example.com. */
  domain: string;
  industry: string;
  /** "City, Country", the seat first. */
  locations: string[];
  city: string;
  country: string;
  /** True headcount, by months ago; index 0 is today. */
  headcounts: readonly number[];
  ids: SandboxIds;
}

interface SandboxIds {
  /** "Q900000123". */
  wikidata: string;
  /** 10 digits. */
  cik: string;
  /** 8 digits. */
  companiesHouse: string;
  /** 9 digits. */
  siren: string;
  orgnr: string;
  /** 8 digits. */
  ico: string;
  /** 20 characters. */
  lei: string;
}

export interface SandboxWorldOptions {
  seed: number;
  /** Companies that exist from the start; any other name under example.com is invented when it is asked for. */
  companies: number;
  now?: () => Date;
}

export interface SandboxWorld {
  /** All that exist from the start, then those invented since. */
  all(): readonly SandboxCompany[];
  /** null outside example.com: no one invents a figure for a real address. */
  byDomain(domain: string): SandboxCompany | null;
  /** Whose name begins with the text, letter case aside; at most ten. */
  byName(text: string): SandboxCompany[];
  byId(kind: keyof SandboxIds, id: string): SandboxCompany | null;
  /**
   * What this vendor holds for the headcount: near the truth, always the same for the same vendor, company and month.
   * @param lagMonths how old the vendor's knowledge is
   */
  headcount(company: SandboxCompany, vendor: string, lagMonths?: number): number;
  /** Whether this vendor covers the company; `share` is the part of all companies that it covers. */
  covers(company: SandboxCompany, vendor: string, share: number): boolean;
  now(): Date;
}

export function createSandboxWorld({ seed, companies, now = () => new Date() }: SandboxWorldOptions): SandboxWorld {
  const known: SandboxCompany[] = [];
  const domains = new Map<string, SandboxCompany>();
  const ids = new Map<string, SandboxCompany>();
  const taken = new Set<number>();

  /** The shortest ids have six digits of their own, in which a few hundred companies would meet. */
  function freeNumber(domain: string): number {
    let number = hash(domain) % NUMBERS;
    while (taken.has(number)) number = (number + 1) % NUMBERS;
    taken.add(number);
    return number;
  }

  function add(fictional: Pick<FictionalCompany, 'name' | 'domain' | 'industry' | 'locations' | 'headcounts'>) {
    const company = toSandboxCompany(fictional, freeNumber(fictional.domain));
    known.push(company);
    domains.set(company.domain, company);
    for (const [kind, id] of Object.entries(company.ids)) ids.set(`${kind}:${id}`, company);
    return company;
  }
  for (const company of createWorld({ seed, companies }).companies) add(company);

  return {
    all: () => known,
    byDomain: (domain) => domains.get(domain) ?? (isFictional(domain) ? add(invent(domain)) : null),
    byName: (text) => {
      const start = text.trim().toLowerCase();
      return start === '' ? [] : known.filter(({ name }) => name.toLowerCase().startsWith(start)).slice(0, 10);
    },
    byId: (kind, id) => ids.get(`${kind}:${id}`) ?? null,
    headcount: (company, vendor, lagMonths = 0) => {
      const truth = company.headcounts[Math.min(lagMonths, company.headcounts.length - 1)] ?? 1;
      const random = createRandom(hash(`${vendor} ${company.domain}`));
      return Math.max(1, Math.round(truth * Math.max(0.6, 1 + 0.05 * random.normal())));
    },
    covers: (company, vendor, share) => createRandom(hash(`covers ${vendor} ${company.domain}`)).next() < share,
    now,
  };
}

const NUMBERS = 1_000_000;

/** One label under example.com, which is reserved for documentation. */
function isFictional(domain: string): boolean {
  return /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.example\.com$/.test(domain);
}

/** A company for a name that someone made up: the same name gives the same company. */
function invent(domain: string) {
  const [template] = createWorld({ seed: hash(domain), companies: 1 }).companies;
  if (template === undefined) throw new Error('a world of one company is empty');
  const special = SPECIAL_SITES.get(domain);
  if (special !== undefined) {
    const { name, industry, locations, persons = 120 } = special;
    return { name, domain, industry, locations, headcounts: template.headcounts.map(() => persons) };
  }
  const words = (domain.split('.')[0] ?? domain).split('-').filter(Boolean);
  const name = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ');
  return { ...template, name, domain };
}

function toSandboxCompany(
  fictional: Pick<FictionalCompany, 'name' | 'domain' | 'industry' | 'locations' | 'headcounts'>,
  number: number,
) {
  const seat = fictional.locations[0] ?? 'Berlin, Germany';
  const [city = seat, country = ''] = seat.split(', ');
  const six = String(number).padStart(6, '0');
  return {
    name: fictional.name,
    domain: fictional.domain,
    industry: fictional.industry,
    locations: fictional.locations,
    headcounts: fictional.headcounts,
    city,
    country,
    // Their check digits are right, and they begin as no real ones do.
    ids: {
      wikidata: `Q9${six.padStart(9, '0')}`,
      cik: `99${six.padStart(8, '0')}`,
      companiesHouse: `99${six}`,
      siren: withLuhnDigit(`99${six}`),
      // Real ones begin with 8 or 9. Some numbers have no check digit.
      orgnr: withNorwegianDigit(`79${six}`) ?? withNorwegianDigit(`78${six}`) ?? '',
      ico: withCzechDigit(`9${six}`),
      lei: withLeiDigits(`9990000000SB${six}`),
    },
  };
}

/** FNV-1a, 32 bits: a stable number for a text. */
export function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) value = Math.imul(value ^ byte, 0x01000193) >>> 0;
  return value;
}
