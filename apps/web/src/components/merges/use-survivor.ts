import { trpc } from '~/lib/api/trpc';

/** The company into which one was merged that is no more; null when it was not merged, undefined until it is known. */
export function useSurvivor(id: string): string | null | undefined {
  const merges = trpc.duplicates.listMerges.useQuery({ companyId: id, limit: 20 }, { staleTime: 0 });
  if (merges.isPending) return undefined;
  return merges.data?.items.find(({ other, state }) => other.id === id && state === 'merged')?.survivor.id ?? null;
}
