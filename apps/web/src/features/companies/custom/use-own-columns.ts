import type { OwnColumn } from '@workbench/services/companies/schemas';
import { trpc } from '~/lib/api/trpc';

const NONE: OwnColumn[] = [];

/** The columns of companies that users have added; none until they are read. */
export function useOwnColumns(): { columns: OwnColumn[]; isPending: boolean; error: unknown } {
  const { data = NONE, isPending, error } = trpc.companies.ownColumns.useQuery({});
  return { columns: data, isPending, error };
}
