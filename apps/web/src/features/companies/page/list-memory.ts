import type { CompanyListName } from '../url-params';
import { type CompanyList, neighborsIn } from './company-list.ts';
import { shownList } from './shown-lists.ts';

/** Kept around the company that is open: enough to walk for long, and little to store. */
const KEPT_EACH_SIDE = 1000;

const storageKey = (name: CompanyListName) => `company-list:${name}`;

/** The list around a company; it survives a reload in this tab. null when the company is in no list that was shown. */
export function recallList(name: CompanyListName, companyId: string): CompanyList | null {
  const list = shownList(name);
  const ids = list?.pages.flatMap(({ items }) => items.map(({ id }) => id)) ?? [];
  const at = ids.indexOf(companyId);
  if (list === undefined || at < 0) {
    const stored = readStored(name);
    return stored !== null && neighborsIn(stored, companyId) !== null ? stored : null;
  }
  const end = at + KEPT_EACH_SIDE;
  const recalled: CompanyList = {
    q: list.q,
    sort: list.sort,
    ...(list.filter && { filter: list.filter }),
    ...(list.look && { look: list.look }),
    ids: ids.slice(Math.max(0, at - KEPT_EACH_SIDE), end),
    nextCursor: end >= ids.length ? (list.pages.at(-1)?.nextCursor ?? null) : null,
  };
  storeList(name, recalled);
  return recalled;
}

export function storeList(name: CompanyListName, list: CompanyList): void {
  try {
    sessionStorage.setItem(storageKey(name), JSON.stringify(list));
  } catch {
    // A full or forbidden storage costs previous and next after a reload, nothing else.
  }
}

function readStored(name: CompanyListName): CompanyList | null {
  const text = sessionStorage.getItem(storageKey(name));
  if (text === null) return null;
  try {
    return JSON.parse(text) as CompanyList;
  } catch {
    return null;
  }
}
