import { trpc } from '~/lib/api/trpc';

/** The setting "Minimum Sources Required"; undefined until it has been read. */
export function useMinimumSources(): number | undefined {
  return trpc.settings.get.useQuery({}).data?.minimumSources;
}
