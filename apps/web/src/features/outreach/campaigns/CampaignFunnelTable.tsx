import type { OutreachCampaign } from '@workbench/services/outreach/schemas';
import { ScrollRegion } from '~/components/ui/display/ScrollRegion';
import { ErrorState } from '~/components/ui/feedback/ErrorState';
import { trpc } from '~/lib/api/trpc';
import { formatNumber } from '~/lib/format/format';
import { formatRate, OUTREACH_READ_FAILURE } from '../outreach-labels';

const CELL = 'px-3 py-1.5 text-right';

/** What became of a campaign's messages, by who wrote their drafts. */
export function CampaignFunnelTable({ campaign: { id, name } }: { campaign: OutreachCampaign }) {
  const funnel = trpc.outreach.funnel.useQuery({ id }, { refetchOnMount: 'always' });
  if (funnel.data === undefined) {
    return funnel.error ? (
      <ErrorState title={OUTREACH_READ_FAILURE.funnel} error={funnel.error} onRetry={() => void funnel.refetch()} />
    ) : (
      <p role="status" className="text-ui text-muted-foreground">
        Loading results…
      </p>
    );
  }
  if (funnel.data.templates.length === 0) {
    return <p className="text-ui text-muted-foreground">No targets yet. Add targets first.</p>;
  }
  return (
    <ScrollRegion aria-label={`Results of ${name} by template`}>
      <table className="w-full whitespace-nowrap text-ui">
        <thead className="border-border border-b bg-muted/50 text-muted-foreground text-xs">
          <tr>
            <th scope="col" className="px-3 py-1.5 text-left font-medium">
              Written by
            </th>
            {['Targets', 'Sent', 'Accepted', 'Replied'].map((head) => (
              <th key={head} scope="col" className={`${CELL} font-medium`}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-border">
          {funnel.data.templates.map((row) => (
            <tr key={row.name}>
              <th scope="row" className="max-w-48 truncate px-3 py-1.5 text-left font-medium">
                {row.name}
              </th>
              <td className={CELL}>{formatNumber(row.targets)}</td>
              <td className={CELL}>{formatNumber(row.sent)}</td>
              <td className={CELL}>
                {formatNumber(row.accepted)}{' '}
                <span className="text-muted-foreground">({formatRate(row.acceptRate)})</span>
              </td>
              <td className={CELL}>
                {formatNumber(row.replied)} <span className="text-muted-foreground">({formatRate(row.replyRate)})</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
