import { keepPreviousData } from '@tanstack/react-query';
import { SEARCH_TEXT_MAX } from '@workbench/services/companies/limits';
import { REPORT_COMPANIES_MAX } from '@workbench/services/reports/limits';
import { useMemo } from 'react';
import { trpc } from '~/lib/api/trpc';
import { useDebounced } from '~/lib/state/use-debounced';
import { filterCompanies, type SelectableCompany } from './selectable-companies';

const DEBOUNCE_MS = 200;

/**
 * The companies to choose from, narrowed by what is typed. A workspace that fits is read once and searched here; a
 * larger one is searched by the server, and the first 5,000 matches are offered.
 */
export function useSelectableCompanies(text: string) {
  const all = trpc.companies.page.useQuery({ sort: 'name', limit: REPORT_COMPANIES_MAX });
  const isPartial = all.data !== undefined && all.data.nextCursor !== null;
  const q = useDebounced(text.trim().slice(0, SEARCH_TEXT_MAX), DEBOUNCE_MS);
  const searchesOnServer = isPartial && q !== '';
  const found = trpc.companies.page.useQuery(
    { q, sort: 'name', limit: REPORT_COMPANIES_MAX },
    { enabled: searchesOnServer, placeholderData: keepPreviousData, gcTime: 0 },
  );
  const allCompanies = all.data?.items;
  const matches = found.data?.items;
  const companies = useMemo<readonly SelectableCompany[]>(() => {
    if (searchesOnServer) return matches ?? [];
    return filterCompanies(allCompanies ?? [], text);
  }, [searchesOnServer, matches, allCompanies, text]);
  const source = searchesOnServer ? found : all;
  return {
    /** By name. */
    companies,
    /** In the whole workspace; a number that is only known to be large counts as that. */
    total: all.data?.total ?? 0,
    isLoading: source.data === undefined && source.error === null,
    isSearching: searchesOnServer && found.isFetching,
    /** Not all that match are offered. */
    isCut: source.data !== undefined && source.data.nextCursor !== null,
    error: source.data === undefined ? source.error : null,
    retry: () => void source.refetch(),
  };
}
