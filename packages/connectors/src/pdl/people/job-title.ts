/** Titles are stored with abbreviations written out. */
const TITLE_ABBREVIATIONS: Record<string, string> = {
  ceo: 'chief executive officer',
  cto: 'chief technology officer',
  cfo: 'chief financial officer',
  coo: 'chief operating officer',
  cmo: 'chief marketing officer',
  cio: 'chief information officer',
  ciso: 'chief information security officer',
  cro: 'chief revenue officer',
  cco: 'chief commercial officer',
  cdo: 'chief data officer',
  chro: 'chief human resources officer',
  cpo: 'chief product officer',
  cso: 'chief strategy officer',
  vp: 'vice president',
  svp: 'senior vice president',
  evp: 'executive vice president',
  avp: 'assistant vice president',
  hr: 'human resources',
  sr: 'senior',
  jr: 'junior',
  mgr: 'manager',
  dir: 'director',
  eng: 'engineering',
  ops: 'operations',
};
/** Plurals of the abbreviations and of the words that name a rank: "VPs of Engineering" means any one of them. */
const PLURALS: Record<string, string> = {
  heads: 'head',
  directors: 'director',
  managers: 'manager',
  officers: 'officer',
  presidents: 'president',
  engineers: 'engineer',
  founders: 'founder',
  owners: 'owner',
};

/**
 * Spellings under which a typed title may be stored, lower case and written out: "VP of Engineering" →
 * "vice president of engineering" and, as many leave the small word out, "vice president engineering".
 */
export function titleSpellings(typed: string): string[] {
  const words = typed
    .toLowerCase()
    .replace(/[^\p{L}\p{N}&+#/' -]+/gu, ' ')
    .trim()
    .split(/\s+/)
    .filter(Boolean)
    .map(expandAbbreviation);
  const whole = words.join(' ');
  const bare = words.filter((word) => word !== 'of').join(' ');
  return [...new Set([whole, bare])].filter(Boolean);
}

function expandAbbreviation(word: string): string {
  const single = lookUp(PLURALS, word) ?? word;
  return lookUp(TITLE_ABBREVIATIONS, single) ?? lookUp(TITLE_ABBREVIATIONS, single.replace(/'?s$/, '')) ?? single;
}

const lookUp = (table: Record<string, string>, word: string): string | undefined =>
  Object.hasOwn(table, word) ? table[word] : undefined;

const CAPITALS = new Set(
  'it hr ui ux ai ml qa seo crm erp pr rd b2b b2c ceo cto cfo coo cmo cio api sap aws emea apac uk us eu usa ii iii'.split(
    ' ',
  ),
);

/** A stored title as people write it: "head of it" → "Head of IT". */
export function toDisplayTitle(stored: string): string {
  return stored.replace(/[\p{L}\p{N}']+/gu, (word, at: number) => {
    if (CAPITALS.has(word)) return word.toUpperCase();
    return at > 0 && /^(and|of|the|for|to|in|at|de|la|du)$/.test(word)
      ? word
      : word.charAt(0).toUpperCase() + word.slice(1);
  });
}
