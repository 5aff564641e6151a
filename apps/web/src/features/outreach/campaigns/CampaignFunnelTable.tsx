import type { OutreachCampaign } from '@workbench/services/outreach/schemas';
import { ScrollRegion } from '~/components/ui/display/ScrollRegion';
import { NUMBER_CELL, TABLE_ROW, Table } from '~/components/ui/display/Table';
import { ErrorState } from '~/components/ui/feedback/ErrorState';
import { trpc } from '~/lib/api/trpc';
import { formatNumber } from '~/lib/format/format';
import { formatRate, OUTREACH_READ_FAILURE } from '../outreach-labels';

const COLUMNS = [
  'Written by',
  ...['Targets', 'Sent', 'Accepted', 'Replied'].map((label) => ({ label, isNumber: true })),
];

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
      <Table columns={COLUMNS} className="whitespace-nowrap">
        {funnel.data.templates.map((row) => (
          <tr key={row.name} className={TABLE_ROW}>
            <th scope="row" className="max-w-48 truncate font-medium" title={row.name}>
              {row.name}
            </th>
            <td className={NUMBER_CELL}>{formatNumber(row.targets)}</td>
            <td className={NUMBER_CELL}>{formatNumber(row.sent)}</td>
            <td className={NUMBER_CELL}>
              {formatNumber(row.accepted)} <span className="text-muted-foreground">({formatRate(row.acceptRate)})</span>
            </td>
            <td className={NUMBER_CELL}>
              {formatNumber(row.replied)} <span className="text-muted-foreground">({formatRate(row.replyRate)})</span>
            </td>
          </tr>
        ))}
      </Table>
    </ScrollRegion>
  );
}
