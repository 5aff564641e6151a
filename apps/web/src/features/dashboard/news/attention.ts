import { trpc, trpcUtils } from '~/lib/api/trpc';
import { formatNumber } from '~/lib/format/format';

/** Something that waits for a person. */
interface AttentionItem {
  label: string;
  count: string;
  to: '/sources' | '/disagreements' | '/duplicates' | '/lead-enrichment' | '/linkedin-outreach';
}

/** Only totals are shown. */
const ONE = { limit: 1 } as const;
const OPEN_DISAGREEMENTS = { state: 'open', ...ONE } as const;

/** Begins to read it. */
export function prefetchAttention(): void {
  void trpcUtils.sources.list.prefetch({});
  void trpcUtils.analytics.disagreements.prefetch(OPEN_DISAGREEMENTS);
  void trpcUtils.duplicates.list.prefetch(ONE);
  void trpcUtils.leads.counters.prefetch({});
  void trpcUtils.outreach.desk.prefetch(ONE);
}

/** What waits, the most pressing first, as far as it could be read. */
export interface Attention {
  items: AttentionItem[];
  /** The first failure; what failed is missing among the items. */
  error: { message: string } | null;
  retry: () => void;
}

/** Null while that is being read. */
export function useAttention(): Attention | null {
  const sources = trpc.sources.list.useQuery({});
  const disagreements = trpc.analytics.disagreements.useQuery(OPEN_DISAGREEMENTS);
  const duplicates = trpc.duplicates.list.useQuery(ONE);
  const leads = trpc.leads.counters.useQuery({});
  const outreach = trpc.outreach.desk.useQuery(ONE);
  const queries = [sources, disagreements, duplicates, leads, outreach];
  if (queries.some(({ isPending }) => isPending)) return null;
  const failed = queries.filter(({ error }) => error !== null);
  const failing = sources.data?.filter(({ health }) => health === 'needs_attention').length ?? 0;
  const items: [number, string, AttentionItem['to']][] = [
    [failing, failing === 1 ? 'Source with a problem' : 'Sources with problems', '/sources'],
    [outreach.data?.waiting ?? 0, 'Messages to send', '/linkedin-outreach'],
    [leads.data?.suggestions ?? 0, 'Leads with suggestions to decide', '/lead-enrichment'],
    [leads.data?.review ?? 0, 'Leads with a match to confirm', '/lead-enrichment'],
    [disagreements.data?.total ?? 0, 'Companies whose sources disagree', '/disagreements'],
    [duplicates.data?.total ?? 0, 'Pairs that are possibly the same', '/duplicates'],
  ];
  return {
    items: items.flatMap(([count, label, to]) => (count > 0 ? [{ label, count: formatNumber(count), to }] : [])),
    error: failed[0]?.error ?? null,
    retry: () => {
      for (const { refetch } of failed) void refetch();
    },
  };
}
