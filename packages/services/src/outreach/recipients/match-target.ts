/**
 * Who is the same person in a campaign. Pure. Everybody has keys: their own ("contact:…", "lead:…", "source:…",
 * "linkedin:…", "email:…") and, when name and company are known, a place among those of that name: "name:marta oliveira|acme" for
 * the first, the same with "|2" for the next. A key is there once in a campaign, so that nobody is written to twice,
 * also when two processes add them at one moment.
 */

/** Beyond so many of one name at one company a name no longer tells anybody apart. */
const NAMESAKES_MAX = 5;

/** By which two people of one name differ. A lead may have been made of the same person twice. */
const DISTINGUISHING_KEY_KINDS = ['contact:', 'linkedin:', 'email:'];

export interface KeyedRecipient {
  keys: readonly string[];
}

export interface TargetKeys {
  /** What is theirs alone, best first. */
  uniqueKeys: readonly string[];
  /** "name:…|…"; null when it may be somebody else's, as half a name. */
  nameKey: string | null;
}

/** All keys under which people of the name may stand, the first one's first. */
export const namesakeKeys = (name: string): string[] =>
  Array.from({ length: NAMESAKES_MAX }, (_, at) => (at === 0 ? name : `${name}|${at + 1}`));

/** All keys that have to be looked up to know whether somebody stands there already. */
export const lookupKeys = ({ uniqueKeys: own, nameKey: name }: TargetKeys): string[] => [
  ...own,
  ...(name === null ? [] : namesakeKeys(name)),
];

/**
 * The one who is this person, or the keys that a new one gets.
 * @param recipients those who have any of the keys of `keysToLookUp`
 */
export function matchTarget<T extends KeyedRecipient>(
  target: TargetKeys,
  recipients: readonly T[],
): { same: T } | { same: null; keys: string[] } {
  for (const key of target.uniqueKeys) {
    const same = recipients.find(({ keys }) => keys.includes(key));
    if (same !== undefined) return { same };
  }
  if (target.nameKey === null) return { same: null, keys: [...target.uniqueKeys] };
  const namesakes = namesakeKeys(target.nameKey).map((key) => ({
    key,
    holder: recipients.find(({ keys }) => keys.includes(key)),
  }));
  for (const { holder } of namesakes) {
    if (holder !== undefined && !keysContradict(holder.keys, target.uniqueKeys)) return { same: holder };
  }
  const free = namesakes.find(({ holder }) => holder === undefined);
  return { same: null, keys: [...target.uniqueKeys, ...(free === undefined ? [] : [free.key])] };
}

/** True when somebody with these keys is this person, or may be: by the name alone, and nothing contradicts. */
export function couldBeSamePerson(target: TargetKeys, keys: readonly string[]): boolean {
  if (target.uniqueKeys.some((key) => keys.includes(key))) return true;
  if (target.nameKey === null || keysContradict(keys, target.uniqueKeys)) return false;
  return namesakeKeys(target.nameKey).some((key) => keys.includes(key));
}

/**
 * The keys that a further naming gives to somebody who stands there: what is theirs alone, and a free place among those
 * of the name. What others of the campaign have stays with them: two who were taken for two are one then, and both stay.
 */
export function keysToAdd(recipient: KeyedRecipient, target: TargetKeys, others: readonly KeyedRecipient[]): string[] {
  const taken = new Set(others.flatMap(({ keys }) => keys));
  const names = target.nameKey === null ? [] : namesakeKeys(target.nameKey);
  const isNamed = names.some((key) => recipient.keys.includes(key));
  const freeNameKey = isNamed ? undefined : names.find((key) => !taken.has(key));
  const own = target.uniqueKeys.filter((key) => !taken.has(key) && !recipient.keys.includes(key));
  return [...new Set([...own, ...(freeNameKey === undefined ? [] : [freeNameKey])])];
}

/** Two profiles, two addresses or two saved contacts are two people, however alike their names are. */
function keysContradict(existing: readonly string[], own: readonly string[]): boolean {
  return DISTINGUISHING_KEY_KINDS.some((kind) => {
    const theirs = own.filter((key) => key.startsWith(kind));
    return (
      theirs.length > 0 && existing.some((key) => key.startsWith(kind)) && !theirs.some((key) => existing.includes(key))
    );
  });
}
