import type { Sandbox } from '../../packages/sandbox/src/server/index.ts';
import { peopleOf, type SandboxPerson } from '../../packages/sandbox/src/server/people/sandbox-person.ts';
import { apolloPersonId } from '../../packages/sandbox/src/server/vendors/apollo/search-people.ts';
import { pdlRecord } from '../../packages/sandbox/src/server/vendors/pdl/person.ts';
import { peoplePageKind, visiblePeople } from '../../packages/sandbox/src/server/vendors/website/people-pages.ts';
import { knownTo } from '../connectors/people-kit.ts';

export const nameOf = ({ firstName, lastName }: SandboxPerson): string => `${firstName} ${lastName}`;
export const profileOf = ({ slug }: SandboxPerson): string => `https://www.linkedin.com/in/${slug}`;
export const idsOf = (person: SandboxPerson): { apollo: string; pdl: string } => ({
  apollo: apolloPersonId(person),
  pdl: `pdl_${person.number}_0000`,
});

/**
 * People whom both databases know whole, whose company shows them on its site, and who have no namesake in their
 * city, by which they are searched.
 */
export function peopleToErase(sandbox: Sandbox): SandboxPerson[] {
  const inCity = (person: SandboxPerson) => `${nameOf(person)}, ${person.city}`;
  const counts = new Map<string, number>();
  for (const person of sandbox.world.all().flatMap(peopleOf)) {
    counts.set(inCity(person), (counts.get(inCity(person)) ?? 0) + 1);
  }
  const atPdl = new Set(knownTo(sandbox, 'pdl'));
  return knownTo(sandbox, 'apollo').filter(
    (person) =>
      atPdl.has(person) &&
      person.email !== null &&
      person.phone !== null &&
      person.title !== null &&
      person.isEmployed &&
      pdlRecord(person, sandbox.world).linkedin_url !== null &&
      peoplePageKind(person.company) !== null &&
      visiblePeople(person.company).some((shown) => shown.person === person && shown.slug !== null) &&
      counts.get(inCity(person)) === 1,
  );
}

/** True for a text that tells of them by an address, a profile, a number of theirs alone, an id of a vendor or the name. */
export function tellsOf(person: SandboxPerson, phones: readonly string[] = []): (text: string) => boolean {
  const [local = '', host = ''] = (person.email ?? '').split('@');
  const { apollo, pdl } = idsOf(person);
  const digits = phones.map((phone) => phone.replace(/\D/g, ''));
  const mailbox = new RegExp(`${escaped(local)}(\\+[^@\\s]*)?@${escaped(host)}`, 'i');
  const { firstName, lastName } = person;
  const names = [`${firstName} ${lastName}`, `${lastName}, ${firstName}`, `${lastName} ${firstName}`];
  return (written) => {
    const text = unescaped(written).toLowerCase();
    const bare = text.replace(/[\s().+/-]/g, '');
    return (
      mailbox.test(text) ||
      [person.slug, apollo, pdl, ...names].some((one) => text.includes(one.toLowerCase())) ||
      digits.some((one) => bare.includes(one))
    );
  };
}

/** Also what stands percent-encoded in an address. */
function unescaped(text: string): string {
  return text.replace(/(?:%[0-9a-f]{2})+/gi, (encoded) => Buffer.from(encoded.replaceAll('%', ''), 'hex').toString());
}

const escaped = (text: string): string => text.replace(/[.+-]/g, '\\$&');
