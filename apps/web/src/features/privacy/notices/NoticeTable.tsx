import type { Notice } from '@workbench/services/privacy/schemas';
import { Button } from '~/components/ui/controls/Button';
import { Badge } from '~/components/ui/display/Badge';
import { ScrollRegion } from '~/components/ui/display/ScrollRegion';
import { TABLE_ROW, Table } from '~/components/ui/display/Table';
import { formatDate } from '~/lib/format/format';
import { formatDay } from '~/lib/format/format-day';
import { recordSourceLabel } from '~/lib/format/source-labels';
import { HOW_LABELS, keyOf, nameOf, STATE_LABELS } from './notice-labels';
import type { NoticesState } from './use-notices';

interface NoticeTableProps {
  notices: NoticesState;
  items: readonly Notice[];
  onShow: (notice: Notice) => void;
}

/** A line for each person, with the day and the sources. */
export function NoticeTable({ notices, items, onShow }: NoticeTableProps) {
  const { state, chosen, choose, chooseAll, isBusy } = notices;
  return (
    <ScrollRegion aria-label={STATE_LABELS[state]}>
      <Table
        columns={['Person', state === 'informed' ? 'Informed' : 'Due', 'Source', 'Collected']}
        lead={
          <input
            type="checkbox"
            className="size-4"
            aria-label="Select all on this page"
            disabled={isBusy}
            checked={items.every((notice) => chosen.has(keyOf(notice)))}
            onChange={(event) => chooseAll(event.target.checked)}
          />
        }
        hasActions
      >
        {items.map((notice) => (
          <tr key={keyOf(notice)} className={TABLE_ROW}>
            <td>
              <input
                type="checkbox"
                className="size-4"
                aria-label={`Select ${nameOf(notice)}`}
                disabled={isBusy}
                checked={chosen.has(keyOf(notice))}
                onChange={(event) => choose(keyOf(notice), event.target.checked)}
              />
            </td>
            <th scope="row" className="min-w-40 font-normal">
              <span className="font-medium">{nameOf(notice)}</span>{' '}
              <Badge variant="outline">{notice.kind === 'contact' ? 'Contact' : 'Lead'}</Badge>
              {notice.company !== null && <span className="block text-muted-foreground text-xs">{notice.company}</span>}
            </th>
            <td className="whitespace-nowrap">
              {state === 'informed' ? (
                <Informed notice={notice} />
              ) : (
                <Due notice={notice} isOverdue={state === 'overdue'} />
              )}
            </td>
            <td className="min-w-32">{notice.sources.map(recordSourceLabel).join(', ') || '–'}</td>
            <td className="whitespace-nowrap">{formatDate(notice.collectedAt)}</td>
            <td className="text-right">
              {state !== 'informed' && notice.name !== null && (
                <Button
                  variant="outline"
                  size="sm"
                  aria-label={`Notice for ${nameOf(notice)}`}
                  onClick={() => onShow(notice)}
                >
                  Notice
                </Button>
              )}
            </td>
          </tr>
        ))}
      </Table>
    </ScrollRegion>
  );
}

function Due({ notice: { dueOn, messagedAt }, isOverdue }: { notice: Notice; isOverdue: boolean }) {
  return (
    <>
      {isOverdue ? <Badge variant="destructive">{formatDay(dueOn)}</Badge> : formatDay(dueOn)}
      {messagedAt !== null && (
        <span className="block text-muted-foreground text-xs">Message sent {formatDate(messagedAt)}</span>
      )}
    </>
  );
}

function Informed({ notice: { informedAt, informedHow } }: { notice: Notice }) {
  return (
    <>
      {informedAt === null ? '–' : formatDate(informedAt)}
      {informedHow !== null && <span className="block text-muted-foreground text-xs">{HOW_LABELS[informedHow]}</span>}
    </>
  );
}
