import type { CompanyPage } from '@workbench/services/companies/schemas';
import type { CompanyListName } from '../url-params';
import type { CompanyList } from './company-list';

interface ShownList extends Omit<CompanyList, 'ids' | 'nextCursor'> {
  pages: readonly CompanyPage[];
}

const shown = new Map<CompanyListName, ShownList>();

/** The list that is on screen, so that a company's page can lead along it. */
export function rememberList(name: CompanyListName, list: ShownList): void {
  shown.set(name, list);
}

export const shownList = (name: CompanyListName): ShownList | undefined => shown.get(name);
