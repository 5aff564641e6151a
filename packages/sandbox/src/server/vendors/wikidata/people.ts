import { asciiName } from '../../people/names.ts';
import { peopleOf, type SandboxPerson } from '../../people/sandbox-person.ts';
import type { SandboxCompany, SandboxWorld } from '../../sandbox-world.ts';
import { companyItems, itemById } from './company-items.ts';
import { claim, snak, toEntity, toItem, toTime } from './entities.ts';

/** Volunteers write about the heads of larger companies. */
const KNOWN_FROM_PERSONS = 400;
const HEADS = 2;

interface PersonItem {
  id: string;
  person: SandboxPerson;
  /** The second head of each has left. */
  isFormer: boolean;
}

const personId = ({ ids }: SandboxCompany, index: number) => `Q6${index}${ids.wikidata.slice(2)}`;

function peopleItemsOf(company: SandboxCompany): PersonItem[] {
  if ((company.headcounts[0] ?? 0) < KNOWN_FROM_PERSONS) return [];
  const heads = peopleOf(company).slice(0, HEADS);
  return heads.map((person, index) => ({ id: personId(company, index), person, isFormer: index === 1 }));
}

/** Everybody who has an item. */
export const peopleItems = (world: SandboxWorld): PersonItem[] =>
  companyItems(world).flatMap(({ company, isTwin }) => (isTwin ? [] : peopleItemsOf(company)));

/** Those whose name holds all the words, in any order and without accents, as the full text search finds them. */
export function peopleItemsOfName(words: string, world: SandboxWorld): PersonItem[] {
  const searchedWords = words.split(/\s+/).map(asciiName).filter(Boolean);
  return peopleItems(world).filter(({ person }) => {
    const names = [person.firstName, person.lastName].map(asciiName);
    return searchedWords.every((word) => names.includes(word));
  });
}

export function personEntityOf(id: string, world: SandboxWorld) {
  const [, index, rest] = /^Q6(\d)(\d+)$/.exec(id) ?? [];
  const company = rest === undefined ? null : (itemById(`Q9${rest}`, world)?.company ?? null);
  const item = company === null ? undefined : peopleItemsOf(company)[Number(index)];
  if (item === undefined || company === null) return null;
  const { person, isFormer } = item;
  const employer = {
    ...claim('P108', toItem(company.ids.wikidata)),
    ...(isFormer && { qualifiers: { P582: [snak('P582', toTime(new Date(Date.UTC(2024, 5, 30)), 11))] } }),
  };
  return toEntity(id, `${person.firstName} ${person.lastName}`, {
    P31: [claim('P31', toItem('Q5'))],
    P108: [employer],
    P6634: [claim('P6634', person.slug)],
  });
}
