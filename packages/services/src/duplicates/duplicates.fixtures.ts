import { CompanyModel } from '@workbench/db';
import { createCompany } from '../companies/index.ts';
import { createContext } from '../shared/context.ts';
import { CommonKeys } from './find/common-keys.ts';
import { compareCompanies } from './find/compare-companies.ts';

const now = new Date('2026-06-15T10:00:00Z');
export const ctx = createContext({ now: () => now });

export async function track(name: string, domain: string): Promise<string> {
  return (await createCompany({ ctx, input: { name, domain } })).id;
}

/** Compares all companies. */
export async function compareAll(): Promise<number> {
  const companies = await CompanyModel.find({}, { _id: 1 }).lean();
  return compareCompanies(
    companies.map(({ _id }) => _id),
    new CommonKeys(),
    now,
  );
}
