/** What registers and networks know a company by; every other kind is a namespace of the owner, as in "hubspot:123". */
export const REGISTER_KINDS = [
  'wikidata',
  'cik',
  'lei',
  'siren',
  'companiesHouse',
  'orgnr',
  'ico',
  'linkedin',
] as const;
export type RegisterKind = (typeof REGISTER_KINDS)[number];

/** As on screen and in the header of a file. */
export const REGISTER_LABELS: Readonly<Record<RegisterKind, string>> = {
  wikidata: 'Wikidata',
  cik: 'CIK',
  lei: 'LEI',
  siren: 'SIREN',
  companiesHouse: 'Companies House number',
  orgnr: 'Norwegian organisation number',
  ico: 'IČO',
  linkedin: 'LinkedIn page',
};

/** Other spellings of a kind, without case, blanks and signs. */
const KIND_NAMES: Readonly<Record<string, RegisterKind>> = {
  q: 'wikidata',
  qid: 'wikidata',
  wikidataid: 'wikidata',
  edgar: 'cik',
  sec: 'cik',
  leicode: 'lei',
  companieshousenumber: 'companiesHouse',
  crn: 'companiesHouse',
  norwegianorganisationnumber: 'orgnr',
  organisationnumber: 'orgnr',
  organizationnumber: 'orgnr',
  organisasjonsnummer: 'orgnr',
  ičo: 'ico',
  linkedinpage: 'linkedin',
};

const NAMESPACE = /^[a-z][a-z0-9_-]{1,29}$/;

export function isRegisterKind(kind: string): kind is RegisterKind {
  return (REGISTER_KINDS as readonly string[]).includes(kind);
}

/** The kind that a text names: a register's in any usual spelling, or a namespace; null for what is neither. */
export function parseKind(text: string): string | null {
  const typed = text.trim().normalize('NFC').toLowerCase();
  const bare = typed.replace(/[\s_.-]+/g, '');
  const register = REGISTER_KINDS.find((kind) => kind.toLowerCase() === bare) ?? KIND_NAMES[bare];
  if (register !== undefined) return register;
  return NAMESPACE.test(typed) ? typed : null;
}

export function kindLabel(kind: string): string {
  return isRegisterKind(kind) ? REGISTER_LABELS[kind] : kind;
}
