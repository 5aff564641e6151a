import { kindLabel, parseKind, type RegisterKind } from '@workbench/identity/company-identifiers/kinds';
import { foldHeader } from '../../../shared/csv/headers.ts';

/** A column of identifiers. */
export interface IdentifierColumn {
  column: number;
  kind: string;
}

/** The header names of each register's number, in folded form without blanks. */
const REGISTER_HEADERS: Readonly<Record<RegisterKind, readonly string[]>> = {
  wikidata: ['wikidata', 'wikidataid', 'wikidataitem', 'qid'],
  cik: ['cik', 'ciknumber', 'cikcode', 'seccik', 'edgarcik'],
  lei: ['lei', 'leicode', 'leinumber', 'legalentityidentifier'],
  siren: ['siren', 'sirennumber', 'numérosiren', 'nºsiren', 'n°siren'],
  companiesHouse: [
    'companieshousenumber',
    'companieshouse',
    'companynumber',
    'companyno',
    'companyregistrationnumber',
    'crn',
    'ukcompanynumber',
  ],
  orgnr: [
    'norwegianorganisationnumber',
    'organisationnumber',
    'organizationnumber',
    'organisasjonsnummer',
    'orgnumber',
    'orgnr',
    'orgno',
    'org.nr.',
    'org.nr',
  ],
  ico: ['ičo', 'ico', 'ič', 'iconumber', 'čísloičo'],
  linkedin: ['companylinkedinurl', 'companylinkedin', 'linkedincompanypage', 'linkedincompanyurl', 'linkedinpage'],
};

/** Systems whose ids are known by these names; any other has the form "Identifier (name)". */
const OWN_SYSTEMS = 'hubspot|salesforce|pipedrive|zoho|dynamics|close|attio|copper|affinity|sap|netsuite';
const OWN_HEADER = new RegExp(`^(${OWN_SYSTEMS})(?: crm)?(?: (?:company|account|organi[sz]ation|record))? ?id$`);
const EXPORTED_HEADER = /^identifier\s*\((.+)\)$/is;

/** Which columns contain identifiers, by headers that leave nothing open. */
export function findIdentifierColumns(headers: readonly string[]): IdentifierColumn[] {
  return headers.flatMap((header, column) => {
    const kind = kindOfHeader(foldHeader(header), header);
    return kind === null ? [] : [{ column, kind }];
  });
}

/** The header of a kind in an export, which the importer reads as the same kind. */
export function identifierHeader(kind: string): string {
  const label = kindLabel(kind);
  return label === kind ? `Identifier (${kind})` : label;
}

function kindOfHeader(folded: string, header: string): string | null {
  const squashed = folded.replaceAll(' ', '');
  for (const [kind, names] of Object.entries(REGISTER_HEADERS)) if (names.includes(squashed)) return kind;
  const own = OWN_HEADER.exec(folded)?.[1];
  if (own !== undefined) return own;
  const exported = EXPORTED_HEADER.exec(header.trim())?.[1];
  return exported === undefined ? null : parseKind(exported);
}
