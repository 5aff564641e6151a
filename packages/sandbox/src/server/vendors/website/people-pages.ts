import { peopleOf, type SandboxPerson } from '../../people/sandbox-person.ts';
import { hash, type SandboxCompany } from '../../sandbox-world.ts';
import { escaped, htmlPage, linkedData } from '../../stories/site/html.ts';
import type { StoryPage } from '../../stories/types.ts';

/** How a site tells of its people: for machines, in boxes, in one list, in boxes with two of one name; or not at all. */
const KINDS = ['declared', 'cards', 'list', 'declared', 'cards', 'namesakes', null, null] as const;
export type PeoplePageKind = NonNullable<(typeof KINDS)[number]>;

export const peoplePageKind = (company: SandboxCompany): PeoplePageKind | null =>
  KINDS[hash(`people page ${company.domain}`) % KINDS.length] ?? null;

/** Not the paths by which sites tell their news, offers of work and headcount. */
const PATHS: Record<PeoplePageKind, { path: string; label: string }> = {
  declared: { path: '/people', label: 'Our people' },
  cards: { path: '/leadership', label: 'Leadership' },
  list: { path: '/equipe', label: 'Équipe' },
  namesakes: { path: '/people', label: 'People' },
};
const VISIBLE_PEOPLE_MAX = 8;

/** Those whom the site shows. One in six has no profile there. */
export function visiblePeople(company: SandboxCompany): { person: SandboxPerson; slug: string | null }[] {
  const people = peopleOf(company).slice(0, VISIBLE_PEOPLE_MAX);
  const [first, second] = people;
  const visible = people.map((person) => ({
    person,
    slug: hash(`linked ${person.number}`) % 6 === 0 ? null : person.slug,
  }));
  if (peoplePageKind(company) !== 'namesakes' || first === undefined || second === undefined) return visible;
  const { firstName, lastName } = first;
  const namesake = {
    person: { ...second, firstName, lastName },
    slug: `${first.slug.replace(/-example$/, '')}-b-example`,
  };
  return [{ person: first, slug: first.slug }, namesake, ...visible.slice(2)];
}

export function peopleLink(company: SandboxCompany): string {
  const kind = peoplePageKind(company);
  return kind === null ? '' : `<a href="${PATHS[kind].path}">${PATHS[kind].label}</a>`;
}

/** The site's page about its people; null where it has none at this path. */
export function peoplePage(company: SandboxCompany, path: string): StoryPage | null {
  const kind = peoplePageKind(company);
  if (kind === null || PATHS[kind].path !== path) return null;
  const visible = visiblePeople(company);
  const share = `https://www.linkedin.com/sharing/share-offsite/?url=https%3A%2F%2F${company.domain}${encodeURIComponent(path)}`;
  return htmlPage({
    title: `${PATHS[kind].label} | ${company.name}`,
    head: kind === 'declared' ? declared(company, visible) : '',
    body: `<h1>${PATHS[kind].label}</h1>${kind === 'list' ? listOf(visible) : cardsOf(visible, kind !== 'declared')}
<footer><a href="https://www.linkedin.com/company/${company.domain.split('.')[0]}">Follow us</a> <a href="${share}">Share</a></footer>`,
  });
}

type VisiblePerson = ReturnType<typeof visiblePeople>;

const declared = ({ name, domain }: SandboxCompany, shown: VisiblePerson) =>
  linkedData({
    '@type': 'Organization',
    name,
    url: `https://${domain}/`,
    employee: shown.map(({ person: { firstName, lastName, title }, slug }) => ({
      '@type': 'Person',
      name: `${firstName} ${lastName}`,
      ...(title !== null && { jobTitle: title }),
      ...(slug !== null && { sameAs: [profile(slug)] }),
    })),
  });

const cardsOf = (shown: VisiblePerson, hasLinks: boolean) =>
  `<div class="grid">${shown
    .map(({ person: { firstName, lastName, title }, slug }) => {
      const link = `<div class="social"><a href="${slug === null ? '' : profile(slug)}"><svg><title>Profile</title></svg></a></div>`;
      return `<div class="card"><img src="/p.jpg" alt=""><h3>${escaped(`${firstName} ${lastName}`)}</h3><p>${escaped(title ?? '')}</p>${hasLinks && slug !== null ? link : ''}</div>`;
    })
    .join('\n')}</div>`;

/** Family names first, all in one box. */
const listOf = (shown: VisiblePerson) =>
  `<section>${shown
    .map(({ person: { firstName, lastName, title }, slug }) => {
      const link = slug === null ? '' : ` <a href="//linkedin.com/in/${slug}?trk=team">in</a>`;
      return `<h4>${escaped(`${lastName}, ${firstName}`)}</h4><p>${escaped(title ?? '')}</p>${link}`;
    })
    .join('\n')}</section>`;

const profile = (slug: string) => `https://www.linkedin.com/in/${slug}/`;
