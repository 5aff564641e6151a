import type { CompanyIdentifier } from './parse-identifier.ts';

/** The page of the register, or of the network, on which a person can check an identifier; null for own ones. Pure. */
export function identifierLink({ kind, value }: CompanyIdentifier): string | null {
  const id = encodeURIComponent(value);
  switch (kind) {
    case 'wikidata':
      return `https://www.wikidata.org/wiki/${id}`;
    case 'cik':
      return `https://www.sec.gov/edgar/browse/?CIK=${id}`;
    case 'lei':
      return `https://search.gleif.org/#/record/${id}`;
    case 'siren':
      return `https://annuaire-entreprises.data.gouv.fr/entreprise/${id}`;
    case 'companiesHouse':
      return `https://find-and-update.company-information.service.gov.uk/company/${id}`;
    case 'orgnr':
      return `https://virksomhet.brreg.no/nb/oppslag/enheter/${id}`;
    case 'ico':
      return `https://ares.gov.cz/ekonomicke-subjekty?ico=${id}`;
    case 'linkedin':
      return value;
    default:
      return null;
  }
}
