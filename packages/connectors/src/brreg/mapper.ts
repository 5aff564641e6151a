import { hostKey } from '@workbench/identity/domain/host-key';
import { industryName } from '../company-identity/nace-names.ts';
import { formatLocation } from '../geography/location.ts';
import type { CompanyAnswer, DiscoveredCompany, Figure, MatchMethod } from '../types.ts';
import type { Enhet, Underenhet } from './schema.ts';

/** The unit with its workplaces as places. */
export function mapCompany(enhet: Enhet, workplaces: Underenhet[], match: MatchMethod): CompanyAnswer {
  const addresses = [enhet.forretningsadresse, ...workplaces.map(({ beliggenhetsadresse }) => beliggenhetsadresse)];
  const locations = addresses.map(locationOf).filter((location) => location !== null);
  return {
    match,
    figures: figuresOf(enhet),
    locations: [...new Set(locations)],
    industry: industryOf(enhet),
    ids: { orgnr: enhet.organisasjonsnummer },
    note: noteOf(enhet),
  };
}

export function mapDiscovered(enhet: Enhet): DiscoveredCompany {
  return {
    name: enhet.navn,
    domain: siteKey(enhet.hjemmeside),
    industry: industryOf(enhet),
    headcount: headcountOf(enhet),
    location: locationOf(enhet.forretningsadresse),
  };
}

/** The unit that stands for a website: the one with the company's name, else the largest of those that share it. */
export function pickBySite(enheter: Enhet[], domain: string, hasName: (name: string) => boolean): Enhet | null {
  const own = enheter.filter(({ hjemmeside }) => siteKey(hjemmeside) === domain);
  const named = own.find(({ navn }) => hasName(navn));
  const [largest] = own.toSorted((one, other) => (other.antallAnsatte ?? -1) - (one.antallAnsatte ?? -1));
  return named ?? largest ?? null;
}

/** A page in a language, or an index: still the whole site. */
const FIRST_PAGE =
  /^\/*(?:[a-z]{2}(?:[-_][a-z]{2})?\/*)?(?:(?:index|default|home|hjem|forside|startside|start|welcome|norge|norway)(?:\.[a-z]{2,5})?\/*)?$/i;

/** The domain of a registered website; null for a page below one, which is a profile on someone else's site. */
export function siteKey(hjemmeside: string | null | undefined): string | null {
  const path = /^(?:[a-z][a-z0-9+.-]*:)?\/*[^/?#]*([^?#]*)/i.exec(hjemmeside?.trim() ?? '')?.[1] ?? '';
  return FIRST_PAGE.test(path) ? hostKey(hjemmeside) : null;
}

function figuresOf(enhet: Enhet): Figure[] {
  const headcount = headcountOf(enhet);
  if (headcount === null) return [];
  const url = `https://virksomhet.brreg.no/nb/oppslag/enheter/${enhet.organisasjonsnummer}`;
  return [{ headcount, kind: 'exact', scope: 'legal_entity', asOf: null, url, quote: null }];
}

/** A missing number is unknown and never 0: small ones are registered and not published, others not registered. */
function headcountOf({ harRegistrertAntallAnsatte, antallAnsatte }: Enhet) {
  return harRegistrertAntallAnsatte !== true || typeof antallAnsatte !== 'number' ? null : { value: antallAnsatte };
}

function noteOf(enhet: Enhet): string | null {
  if (enhet.konkurs === true) return 'Bankrupt';
  if (enhet.underAvvikling === true) return 'Being wound up';
  if (headcountOf(enhet) !== null) return null;
  return enhet.harRegistrertAntallAnsatte === true
    ? 'Employees are registered, but their number is not published'
    : 'No number of employees registered';
}

const industryOf = ({ naeringskode1 }: Enhet) =>
  industryName(naeringskode1?.kode) ?? naeringskode1?.beskrivelse ?? null;

const locationOf = (address: Enhet['forretningsadresse']) =>
  formatLocation(address?.poststed ?? address?.kommune, address?.landkode);
