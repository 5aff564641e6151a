/**
 * Who is the same person in a campaign. Pure. Everybody has keys: their own ("contact:…", "lead:…", "linkedin:…",
 * "email:…") and, when name and company are known, a place among those of that name: "name:marta oliveira|acme" for
 * the first, the same with "|2" for the next. A key is there once in a campaign, so that nobody is written to twice,
 * also when two processes add them at one moment.
 */

/** Beyond so many of one name at one company a name no longer tells anybody apart. */
const NAMESAKES_MAX = 5;

/** By which two people of one name differ. A lead may have been made of the same person twice. */
const TELLING_KINDS = ['contact:', 'linkedin:', 'email:'];

export interface PlacedKeys {
  keys: readonly string[];
}

export interface TargetKeys {
  /** What is theirs alone, best first. */
  own: readonly string[];
  /** "name:…|…"; null when it may be somebody else's, as half a name. */
  name: string | null;
}

/** All keys under which people of the name may stand, the first one's first. */
export const namesakeKeys = (name: string): string[] =>
  Array.from({ length: NAMESAKES_MAX }, (_, at) => (at === 0 ? name : `${name}|${at + 1}`));

/** All keys that have to be looked up to know whether somebody stands there already. */
export const keysToLookUp = ({ own, name }: TargetKeys): string[] => [
  ...own,
  ...(name === null ? [] : namesakeKeys(name)),
];

/**
 * The one who is this person, or the keys that a new one gets.
 * @param standing those who have any of the keys of `keysToLookUp`
 */
export function placeTarget<T extends PlacedKeys>(
  target: TargetKeys,
  standing: readonly T[],
): { same: T } | { same: null; keys: string[] } {
  for (const key of target.own) {
    const same = standing.find(({ keys }) => keys.includes(key));
    if (same !== undefined) return { same };
  }
  if (target.name === null) return { same: null, keys: [...target.own] };
  const holders = namesakeKeys(target.name).map((key) => ({
    key,
    holder: standing.find(({ keys }) => keys.includes(key)),
  }));
  for (const { holder } of holders) {
    if (holder !== undefined && !contradicts(holder.keys, target.own)) return { same: holder };
  }
  const free = holders.find(({ holder }) => holder === undefined);
  return { same: null, keys: [...target.own, ...(free === undefined ? [] : [free.key])] };
}

/** Two profiles, two addresses or two saved contacts are two people, however alike their names are. */
function contradicts(held: readonly string[], own: readonly string[]): boolean {
  return TELLING_KINDS.some((kind) => {
    const theirs = own.filter((key) => key.startsWith(kind));
    return theirs.length > 0 && held.some((key) => key.startsWith(kind)) && !theirs.some((key) => held.includes(key));
  });
}
