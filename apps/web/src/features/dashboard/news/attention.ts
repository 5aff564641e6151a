import { trpc } from '~/lib/api/trpc';
import { formatNumber } from '~/lib/format/format';

/** Something that waits for a person. */
export interface AttentionItem {
  label: string;
  count: string;
  to: '/sources' | '/disagreements' | '/duplicates' | '/lead-enrichment' | '/linkedin-outreach';
}

/** What waits, the most pressing first; null while that is being read. What can't be read is left out: its screen says why. */
export function useAttention(): AttentionItem[] | null {
  const sources = trpc.sources.list.useQuery({});
  const disagreements = trpc.analytics.disagreements.useQuery({ state: 'open', limit: 1 });
  const duplicates = trpc.duplicates.list.useQuery({ limit: 1 });
  const leads = trpc.leads.counters.useQuery({});
  const outreach = trpc.outreach.desk.useQuery({ limit: 1 });
  if ([sources, disagreements, duplicates, leads, outreach].some(({ isPending }) => isPending)) return null;
  const failing = sources.data?.filter(({ health }) => health === 'needs_attention').length ?? 0;
  const items: [number, string, AttentionItem['to']][] = [
    [failing, failing === 1 ? 'Source with a problem' : 'Sources with problems', '/sources'],
    [outreach.data?.waiting ?? 0, 'Messages to send', '/linkedin-outreach'],
    [leads.data?.suggestions ?? 0, 'Leads with suggestions to decide', '/lead-enrichment'],
    [leads.data?.review ?? 0, 'Leads with a match to confirm', '/lead-enrichment'],
    [disagreements.data?.total ?? 0, 'Companies whose sources disagree', '/disagreements'],
    [duplicates.data?.total ?? 0, 'Pairs that are possibly the same', '/duplicates'],
  ];
  return items.flatMap(([count, label, to]) => (count > 0 ? [{ label, count: formatNumber(count), to }] : []));
}
