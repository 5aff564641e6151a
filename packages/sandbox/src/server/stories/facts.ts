import { CITIES } from '../../names.ts';
import type { Random } from '../../random.ts';
import type { SandboxCompany } from '../sandbox-world.ts';
import { FIRST_NAMES, INVESTORS, LAST_NAMES, OTHER_COMPANIES, PRODUCT_WORDS, ROLES, TOPICS } from './vocabulary.ts';

/** What a template's placeholders stand for: "{company} raises {amount}". */
export type Facts = Record<string, string>;

/** Names that stay the same through all that is told of one company. */
export function factsOf(company: SandboxCompany, random: Random): Facts {
  // Where it goes next is never where it is.
  const second =
    company.locations[1] ?? random.pick(CITIES.filter((location) => !company.locations.includes(location)));
  const others = OTHER_COMPANIES.filter((name) => name !== company.name);
  return {
    company: company.name,
    domain: company.domain,
    industry: company.industry.toLowerCase(),
    city: company.city,
    country: company.country,
    place2: second.split(', ')[0] ?? second,
    country2: second.split(', ')[1] ?? company.country,
    ceo: personOf(random),
    cto: personOf(random),
    person: personOf(random),
    role: random.pick(ROLES),
    product: random.pick(PRODUCT_WORDS),
    product2: random.pick(PRODUCT_WORDS),
    version: `${random.integer(2, 9)}.${random.integer(0, 6)}`,
    partner: random.pick(others),
    partner2: random.pick(others),
    customer: random.pick(others),
    investor: random.pick(INVESTORS),
    investor2: random.pick(INVESTORS),
    amount: `$${random.integer(4, 180)} million`,
    euros: `€${random.integer(3, 90)} million`,
    round: random.pick(['Series A', 'Series B', 'Series C', 'Series D', 'seed']),
    topic: random.pick(topicsOf(company)),
    topic2: random.pick(topicsOf(company)),
    year: String(random.integer(1988, 2017)),
    number: String(random.integer(12, 95)),
    thousand: (random.integer(3, 48) * 1000).toLocaleString('en-US'),
  };
}

/** What firms of this trade study. */
export function topicsOf({ industry }: SandboxCompany): readonly string[] {
  return TOPICS[industry] ?? TOPICS.Software ?? [];
}

const personOf = (random: Random) => `${random.pick(FIRST_NAMES)} ${random.pick(LAST_NAMES)}`;

/** Placeholders filled; one that is not known is a mistake in the template. */
export function fill(template: string, facts: Facts): string {
  return template.replace(/\{(\w+)\}/g, (_, key: string) => {
    const value = facts[key];
    if (value === undefined) throw new Error(`no fact for {${key}}`);
    return value;
  });
}
