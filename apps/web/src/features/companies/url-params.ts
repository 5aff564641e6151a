import { COMPANY_SORTS, SEARCH_TEXT_MAX } from '@workbench/services/companies/limits';
import type { CompanySort } from '@workbench/services/companies/schemas';
import { type Density, isColumnName, VIEW_COLUMNS_MAX } from '@workbench/services/views/limits';

const TABS = ['search', 'import', 'discover'] as const;
const CURSOR_MAX = 500;

type CompaniesTab = (typeof TABS)[number];

/** What the address of /search owns. Everything is optional: what is missing has its default. */
export interface CompaniesParams {
  q?: string;
  sort?: CompanySort;
  /** Which companies, as JSON. One that can't be read stays, so that the page says why. */
  filter?: string;
  tab?: CompaniesTab;
  /** The view that the list began as; it may have been changed since. */
  view?: string;
  /** Columns in their order, as JSON; left out: as the table comes. */
  columns?: string;
  density?: Exclude<Density, 'comfortable'>;
  /** 1-based page at the top of the table; only meaningful together with `after`. */
  page?: number;
  /** Cursor that begins that page. */
  after?: string;
  /** Id of the company whose dialog is open. */
  company?: string;
}

/** Reads an address that anyone may have typed: what makes no sense is left out, nothing throws. */
export function parseCompaniesParams(raw: Record<string, unknown>): CompaniesParams {
  const params: CompaniesParams = {};
  const q = text(raw.q)?.slice(0, SEARCH_TEXT_MAX);
  if (q?.trim()) params.q = q;
  const sort = COMPANY_SORTS.find((known) => known === raw.sort);
  if (sort) params.sort = sort;
  const filter = text(raw.filter);
  if (filter?.trim()) params.filter = filter;
  const tab = TABS.find((known) => known === raw.tab);
  if (tab) params.tab = tab;
  const view = text(raw.view);
  if (view?.trim()) params.view = view;
  const columns = readColumns(text(raw.columns) ?? '');
  if (columns !== null) params.columns = JSON.stringify(columns);
  if (raw.density === 'compact') params.density = 'compact';
  const page = Number(text(raw.page));
  const after = text(raw.after);
  // A page without its cursor can't be opened: pages are read by key, not by number.
  if (Number.isSafeInteger(page) && page > 1 && after && after.length <= CURSOR_MAX) {
    params.page = page;
    params.after = after;
  }
  const company = text(raw.company);
  if (company) params.company = company;
  return params;
}

/**
 * For a route's `validateSearch`. The router lays the result over the raw address, so that what was only left out
 * would reach the screen all the same; every name of the address is therefore in it, as undefined where it is unfit.
 */
export function validateCompaniesParams(raw: Record<string, unknown>): CompaniesParams {
  const cleared: Record<string, undefined> = {};
  for (const name of Object.keys(raw)) cleared[name] = undefined;
  return { ...cleared, ...parseCompaniesParams(raw) };
}

/** The columns that an address names; null where none of them is one. An empty list is a table without any. */
export function readColumns(text: string): string[] | null {
  try {
    const names: unknown = JSON.parse(text);
    if (!Array.isArray(names)) return null;
    const known = names.filter((name): name is string => typeof name === 'string' && isColumnName(name));
    return known.length === 0 && names.length > 0 ? null : [...new Set(known)].slice(0, VIEW_COLUMNS_MAX);
  } catch {
    return null;
  }
}

/** The router reads `?q=42` as a number; people mean the text. */
function text(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : undefined;
}

const PAGE_TABS = ['overview', 'people', 'reports', 'notes', 'timeline'] as const;
type PageTab = (typeof PAGE_TABS)[number];
export const FIGURE_PANELS = ['sources', 'locations', 'why', 'trend', 'sync', 'fields', 'identifiers'] as const;
export type FigurePanel = (typeof FIGURE_PANELS)[number];
/** The lists from which a company is opened. */
const LISTS = ['search', 'recent'] as const;
export type CompanyListName = (typeof LISTS)[number];

/** What the address of /companies/{id} owns. */
export interface CompanyPageParams {
  tab?: Exclude<PageTab, 'overview'>;
  /** Of the figures in the overview. */
  panel?: Exclude<FigurePanel, 'sources'>;
  /** Where the user came from: previous and next lead along it. */
  list?: CompanyListName;
}

/** Reads an address that anyone may have typed: what makes no sense is left out, nothing throws. */
export function parseCompanyPageParams(raw: Record<string, unknown>): CompanyPageParams {
  const params: CompanyPageParams = {};
  const tab = PAGE_TABS.find((known) => known === raw.tab);
  if (tab && tab !== 'overview') params.tab = tab;
  const panel = FIGURE_PANELS.find((known) => known === raw.panel);
  if (panel && panel !== 'sources') params.panel = panel;
  const list = LISTS.find((known) => known === raw.list);
  if (list) params.list = list;
  return params;
}

/** For a route's `validateSearch`, as above. */
export function validateCompanyPageParams(raw: Record<string, unknown>): CompanyPageParams {
  const cleared: Record<string, undefined> = {};
  for (const name of Object.keys(raw)) cleared[name] = undefined;
  return { ...cleared, ...parseCompanyPageParams(raw) };
}

/** True for the 24 hexadecimal digits that a company id has. */
export function isCompanyId(value: string): boolean {
  return /^[0-9a-f]{24}$/i.test(value);
}
