import { stateName } from '@workbench/identity/locations/us-states';
import { countryName, formatLocation } from '../geography/location.ts';
import type { CompanyAnswer, CompanyIds, MatchMethod } from '../types.ts';
import type { LeiRecord } from './schema.ts';

type Entity = LeiRecord['attributes']['entity'];

/**
 * Who the company is. Of a record found by its name alone only the note is given: places and identifiers would let other
 * sources take a namesake for the company.
 */
export function mapCompany({ attributes }: LeiRecord, match: MatchMethod): CompanyAnswer {
  const { entity, lei } = attributes;
  const isSure = match !== 'name';
  const addresses = [entity.headquartersAddress, entity.legalAddress];
  const locations = addresses.map((each) => formatLocation(each?.city, each?.country)).filter((each) => each !== null);
  return {
    match,
    figures: [],
    locations: isSure ? [...new Set(locations)] : [],
    industry: null,
    ids: isSure ? { lei, ...registerIds(entity) } : {},
    note: noteOf(attributes, isSure),
  };
}

function noteOf({ lei, entity, registration }: LeiRecord['attributes'], isSure: boolean): string {
  const parts = [
    `LEI ${lei}`,
    entity.status?.toLowerCase() ?? 'status not stated',
    registration.status === 'LAPSED' ? 'LEI not renewed' : null,
    jurisdictionName(entity.jurisdiction ?? ''),
    isSure ? null : 'unconfirmed: found by name alone',
  ];
  return parts.filter((part) => part !== null).join(', ');
}

function jurisdictionName(jurisdiction: string): string | null {
  const [country = '', region = ''] = jurisdiction.split('-');
  return (country === 'US' ? stateName(region) : null) ?? countryName(country);
}

/** In these countries the number at the local register is the one that our other sources ask by. */
function registerIds({ registeredAs, jurisdiction }: Entity): CompanyIds {
  const number = registeredAs?.replace(/\s/g, '') ?? '';
  switch (jurisdiction?.split('-')[0]) {
    case 'NO':
      return /^\d{9}$/.test(number) ? { orgnr: number } : {};
    case 'FR':
      return /^\d{9}$/.test(number) ? { siren: number } : {};
    case 'CZ':
      return /^\d{8}$/.test(number) ? { ico: number } : {};
    case 'GB':
      return /^[A-Z0-9]{8}$/.test(number) ? { companiesHouse: number } : {};
    default:
      return {};
  }
}
