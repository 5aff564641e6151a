/**
 * Recognises the same person within a campaign. Pure. Everyone has keys: their own ("contact:…", "lead:…", "source:…",
 * "linkedin:…", "email:…") and, if name and company are known, a numbered name key: "name:marta oliveira
 * acme" for the first, the same with "
 * 2" for the next. A key is unique in a campaign, so that no one is written to twice, even if two processes add them at
 * the same moment.
 */

/** With more people of one name at one company, the name identifies no one. */
const NAMESAKES_MAX = 5;

/** What distinguishes two people of one name. A lead may have been created from the same person twice. */
const DISTINGUISHING_KEY_KINDS = ['contact:', 'linkedin:', 'email:'];

export interface KeyedRecipient {
  keys: readonly string[];
}

export interface TargetKeys {
  /** A person's own keys, best first. */
  uniqueKeys: readonly string[];
  /**
   * "name:…
   * …"; null when it may be another person's, like half a name.
   */
  nameKey: string | null;
}

/** All keys of people with this name, the first one's first. */
const namesakeKeys = (name: string): string[] =>
  Array.from({ length: NAMESAKES_MAX }, (_, at) => (at === 0 ? name : `${name}|${at + 1}`));

/** All keys to look up to find an existing recipient. */
export const lookupKeys = ({ uniqueKeys: own, nameKey: name }: TargetKeys): string[] => [
  ...own,
  ...(name === null ? [] : namesakeKeys(name)),
];

/**
 * The existing recipient who is this person, or the keys of a new one.
 * @param recipients those with any of the keys of `keysToLookUp`
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

/** True if a recipient with these keys is or may be this person: by name alone, without a contradiction. */
export function couldBeSamePerson(target: TargetKeys, keys: readonly string[]): boolean {
  if (target.uniqueKeys.some((key) => keys.includes(key))) return true;
  if (target.nameKey === null || keysContradict(keys, target.uniqueKeys)) return false;
  return namesakeKeys(target.nameKey).some((key) => keys.includes(key));
}

/**
 * The additional keys of an existing recipient: the person's own keys, and a free name key. Keys of other recipients
 * stay with them: two recipients who turn out to be one person both stay.
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
