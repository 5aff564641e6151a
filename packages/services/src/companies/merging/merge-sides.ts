import { companyIdentifierKey } from '@workbench/identity/company-identifiers/parse-identifier';
import { ServiceError } from '../../shared/errors.ts';
import type { OwnColumn } from '../custom/schemas.ts';
import { toCompanyFields } from '../edit/list-fields.ts';
import { findCompany } from '../get-company.ts';
import type { CompanyField, CompanyFields, FieldOrigin } from '../schemas.ts';
import type { StoredCompany } from '../store/document/stored-company.ts';
import { compareFields } from './compare-fields.ts';

/** Two companies of which one is going to be left. */
export interface MergeSides {
  survivor: StoredCompany;
  other: StoredCompany;
}

/** What the other company brings into a merge. */
export interface MergeContribution {
  other: StoredCompany;
  /** The connectors of which nothing is taken over: their identifiers were struck out at the survivor. */
  leftOut: string[];
}

/** @throws ServiceError not_found, and invalid for one and the same company */
export async function loadMergeSides(input: { survivorId: string; otherId: string }): Promise<MergeSides> {
  if (input.survivorId.toLowerCase() === input.otherId.toLowerCase()) {
    const message = 'Give two different companies; a company cannot be merged into itself';
    throw new ServiceError('invalid', message, [{ path: ['otherId'], message }]);
  }
  // One after the other: when both are missing, the answer names the survivor.
  const survivor = await findCompany(input.survivorId);
  return { survivor, other: await findCompany(input.otherId) };
}

/** Both values of each field with where they come from, and whose a merge keeps by default. Pure. */
export function compareForMerge({ survivor, other }: MergeSides, columns: readonly OwnColumn[]) {
  const compared = compareFields(survivor, other, {});
  const [ofSurvivor, ofOther] = [toCompanyFields(survivor, columns), toCompanyFields(other, columns)];
  const fields = Object.keys(compared) as CompanyField[];
  return [
    ...fields.map((field) => ({
      field,
      survivor: sideOf(ofSurvivor.fields, field),
      other: sideOf(ofOther.fields, field),
      ...compared[field],
    })),
    ...columns.flatMap((column) => compareColumn(column, ofSurvivor.custom, ofOther.custom)),
    ...LISTS.map(({ field, read }) => ({
      field,
      survivor: { value: read(survivor), origin: null, locked: false },
      other: { value: read(other), origin: null, locked: false },
      merged: 'both' as const,
      isChoice: false,
    })),
  ];
}

/** An own column, where one of them has a value: a merge keeps the survivor's, else the other's. */
function compareColumn({ key, name }: OwnColumn, survivor: CompanyFields['custom'], other: CompanyFields['custom']) {
  const [ofSurvivor, ofOther] = [survivor[key], other[key]];
  if (!ofSurvivor && !ofOther) return [];
  const sideOfValue = (field: typeof ofSurvivor): Side => ({
    value: field === undefined ? null : String(field.value),
    origin: field?.origin ?? null,
    locked: false,
  });
  return [
    {
      field: `custom.${key}` as const,
      label: name,
      survivor: sideOfValue(ofSurvivor),
      other: sideOfValue(ofOther),
      merged: ofSurvivor ? ('survivor' as const) : ('other' as const),
      isChoice: false,
    },
  ];
}

interface Side {
  value: string | number | string[] | null;
  origin: FieldOrigin | null;
  locked: boolean;
}

function sideOf(fields: CompanyFields['fields'], field: CompanyField): Side {
  const { value, origin, locked } = fields[field];
  const [only, ...more] = fields.headcount.sources;
  // Too few figures for an aggregate still tell two companies apart.
  if (field === 'headcount' && value === null && only !== undefined && more.length === 0)
    return { value: only.text, origin: only.origin, locked };
  return { value, origin, locked };
}

const LISTS = [
  {
    field: 'identifiers' as const,
    read: ({ identifiers = [] }: StoredCompany) => identifiers.map(companyIdentifierKey),
  },
  { field: 'tags' as const, read: ({ tags = [] }: StoredCompany) => tags },
  { field: 'aliases' as const, read: ({ aliases = [] }: StoredCompany) => aliases },
];
