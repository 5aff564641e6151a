import { hash, type SandboxCompany, type SandboxWorld } from '../../sandbox-world.ts';
import { isGithubLinked } from '../../stories/github.ts';
import { feedLink, homeLinks } from '../../stories/site/pages.ts';
import { storyOf } from '../../stories/story-of.ts';
import { peopleLink } from './people-pages.ts';

/** The ways in which sites state their headcount, or do not; each is as frequent as the others. */
const KINDS = [
  'forbids',
  'silent',
  'number',
  'range',
  'value',
  'bounds',
  'graph',
  'list',
  'about-text',
  'home-text',
  'needs-browser',
  'publisher',
] as const;
export type SiteKind = (typeof KINDS)[number];

export const kindOf = (company: SandboxCompany): SiteKind =>
  KINDS[hash(`website kind ${company.domain}`) % KINDS.length] ?? 'silent';

const BANDS = [1, 11, 51, 201, 501, 1001, 5001, 10_001];

/** "51-200", the steps in which sites write it. */
function bandOf(persons: number): { min: number; max: number | null } {
  const index = BANDS.findLastIndex((lowerBounds) => persons >= lowerBounds);
  const next = BANDS[index + 1];
  return { min: BANDS[index] ?? 1, max: next === undefined ? null : next - 1 };
}

export function homePage(company: SandboxCompany, world: SandboxWorld): string {
  const kind = kindOf(company);
  if (kind === 'needs-browser') {
    return '<!doctype html><html><head><title>Loading</title></head><body><div id="root"></div><script src="/app.js"></script></body></html>';
  }
  const text = kind === 'home-text' ? `<p>${sentence(company, world)}</p>` : '';
  const { pages } = storyOf(company, world.now());
  return `<!doctype html><html><head><title>${company.name}</title>${linkedData(company, world)}${feedLink(pages)}</head><body>
<nav><a href="/">Home</a> <a href="/about">About us</a> ${homeLinks(pages)} ${peopleLink(company)} <a href="https://other.example.org/about">Partner</a></nav>
<h1>${company.name}</h1><p>We make things in the field of ${company.industry}. More than 5,000 customers with up to
300 employees each trust us, and we have helped them since 2009 to do better work with less effort every day.</p>${text}
<footer><a href="/about#offices">Offices</a></footer><script>window.analytics = [];</script></body></html>`;
}

export function aboutPage(company: SandboxCompany, world: SandboxWorld): string {
  const text = kindOf(company) === 'about-text' ? sentence(company, world) : 'Our people are what makes us special.';
  return `<!doctype html><html><head><title>About ${company.name}</title></head><body><h1>About us</h1>
<p>In 2012 we were a team of 7 people in a garage.</p><p>${text}</p></body></html>`;
}

function sentence(company: SandboxCompany, world: SandboxWorld): string {
  const persons = world.headcount(company, 'website').toLocaleString('en-US');
  const locations = Math.max(2, company.locations.length);
  return hash(company.domain) % 2 === 0
    ? `Today, over ${persons} employees in ${locations} places work for ${company.name}.`
    : `We are a team of ${persons} people.`;
}

function linkedData(company: SandboxCompany, world: SandboxWorld): string {
  const kind = kindOf(company);
  const persons = world.headcount(company, 'website');
  const { min, max } = bandOf(persons);
  const organization = { ...organizationOf(company, world), ...employeesOf(kind, persons, min, max) };
  const context = { '@context': 'https://schema.org' };
  switch (kind) {
    case 'graph':
      return script({ ...context, '@graph': [organization, { '@type': 'WebSite', name: company.name }] });
    case 'list':
      // The first block has a comma too much, as happens.
      return `<script type="application/ld+json">{"@type":"WebSite",}</script>${script([{ ...context, ...organization }])}`;
    case 'publisher':
      return script({ ...context, '@type': 'WebSite', name: company.name, publisher: organization });
    default:
      return script({ ...context, ...organization });
  }
}

function employeesOf(kind: SiteKind, persons: number, min: number, max: number | null): object {
  switch (kind) {
    case 'number':
      return { numberOfEmployees: persons };
    case 'range':
      return { numberOfEmployees: max === null ? `${min}+` : `${min}-${max}` };
    case 'value':
    case 'graph':
      return { numberOfEmployees: { '@type': 'QuantitativeValue', value: persons } };
    case 'list':
      return { numberOfEmployees: { '@type': 'QuantitativeValue', value: String(persons) } };
    case 'bounds':
    case 'publisher':
      return {
        numberOfEmployees: {
          '@type': 'QuantitativeValue',
          minValue: String(min),
          ...(max !== null && { maxValue: String(max) }),
        },
      };
    default:
      return {};
  }
}

function organizationOf(company: SandboxCompany, world: SandboxWorld): object {
  const label = company.domain.split('.')[0];
  const { github } = storyOf(company, world.now());
  const isLinked = github !== null && isGithubLinked(company, github);
  return {
    '@type': hash(company.domain) % 3 === 0 ? ['Organization', 'Brand'] : 'Organization',
    name: company.name,
    url: `https://${company.domain}/`,
    address: company.locations.map((location) => {
      const [addressLocality, addressCountry] = location.split(', ');
      return { '@type': 'PostalAddress', streetAddress: '1 Test Way', addressLocality, addressCountry };
    }),
    sameAs: [`https://www.linkedin.com/company/${label}`, ...(isLinked ? [`https://github.com/${github.login}`] : [])],
  };
}

const script = (data: object) => `<script type="application/ld+json">${JSON.stringify(data)}</script>`;
