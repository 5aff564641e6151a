import { identifierKey } from '@workbench/identity/company-identifiers/parse-identifier';

/** Identifiers of registers: each belongs to one legal entity, or one item of a catalogue. Pure. */
interface SharedIdentifier {
  kind: string;
  value: string;
}

export interface IdentifierComparison {
  shared: SharedIdentifier[];
  /** Kinds of which both have one, and another. */
  different: string[];
}

/** A page of a network is changed and written in several ways: another one proves no other company. */
const ONE_PER_COMPANY = new Set(['lei', 'cik', 'siren', 'companiesHouse', 'orgnr', 'ico', 'wikidata']);

export type Identifiers = Readonly<Record<string, string | undefined>>;

export function compareIdentifiers(a: Identifiers, b: Identifiers): IdentifierComparison {
  const shared: SharedIdentifier[] = [];
  const different: string[] = [];
  for (const [kind, value] of Object.entries(a)) {
    const other = b[kind];
    if (!value || !other) continue;
    if (identifierKey(kind, value) === identifierKey(kind, other))
      shared.push({ kind, value: [value, other].toSorted()[0] ?? value });
    else if (ONE_PER_COMPANY.has(kind)) different.push(kind);
  }
  return { shared, different };
}
