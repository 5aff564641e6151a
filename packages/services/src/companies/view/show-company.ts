import type { Company } from '../schemas.ts';
import { readSurroundings, type ShownRow } from './company-surroundings.ts';
import { toCompany } from './company-view.ts';

/** One company as the API gives it. */
export async function showCompany(row: ShownRow): Promise<Company> {
  const surroundingsOf = await readSurroundings([row]);
  return toCompany(row, surroundingsOf(row));
}

/** List rows as the API gives them. */
export async function toCompanies(rows: readonly ShownRow[]): Promise<Company[]> {
  const surroundingsOf = await readSurroundings(rows);
  return rows.map((row) => toCompany(row, surroundingsOf(row)));
}
