import { touchCompanies } from '../store/write-session/written-companies.ts';
import { findCompaniesOfKeys } from './find-companies.ts';

/**
 * Changes entries of the list of customers that have these keys. Companies are touched before it, so that a kill loses
 * nothing, and after it, as some may have been added meanwhile: filters know of both then.
 */
export async function whileTouchingCustomers<T>(keys: readonly string[], change: () => Promise<T>): Promise<T> {
  await touchCustomers(keys);
  try {
    return await change();
  } finally {
    await touchCustomers(keys);
  }
}

async function touchCustomers(keys: readonly string[]): Promise<void> {
  const companies = await findCompaniesOfKeys(keys);
  await touchCompanies(companies.map(({ _id }) => _id));
}
