import type { Retention, RetentionKind } from '@workbench/services/privacy/schemas';
import { useId } from 'react';
import { Button } from '~/components/ui/controls/Button';
import { Input } from '~/components/ui/controls/Input';
import { ScrollRegion } from '~/components/ui/display/ScrollRegion';
import { NUMBER_CELL, TABLE_ROW, Table } from '~/components/ui/display/Table';
import { trpc } from '~/lib/api/trpc';
import { formatDate, formatNumber } from '~/lib/format/format';
import { toastFailure } from '~/lib/notifications/toast-failure';
import { daysFault, previewText, RETENTION_LABELS, readDays } from './retention-labels';

const COLUMNS = ['Records', { label: 'Now', isNumber: true }, 'Oldest', 'Days kept', 'A run deletes'];

type Rule = Retention['items'][number];

interface RetentionTableProps {
  retention: Retention;
  /** Days as typed and not saved, by kind. */
  typed: Readonly<Record<string, string>>;
  isDisabled: boolean;
  onType: (kind: RetentionKind, text: string) => void;
}

/** A line for each kind of record. */
export function RetentionTable({ retention, typed, isDisabled, onType }: RetentionTableProps) {
  return (
    <ScrollRegion aria-label="Retention rules">
      <Table columns={COLUMNS}>
        {retention.items.map((rule) => (
          <RetentionRow
            key={rule.kind}
            rule={rule}
            text={typed[rule.kind] ?? (rule.days === null ? '' : String(rule.days))}
            isDisabled={isDisabled}
            onType={(text) => onType(rule.kind, text)}
          />
        ))}
      </Table>
    </ScrollRegion>
  );
}

interface RetentionRowProps {
  rule: Rule;
  text: string;
  isDisabled: boolean;
  onType: (text: string) => void;
}

function RetentionRow({ rule, text, isDisabled, onType }: RetentionRowProps) {
  const id = useId();
  const label = RETENTION_LABELS[rule.kind];
  const fault = daysFault(text, rule);
  const days = readDays(text);
  const isChanged = days !== rule.days;
  return (
    <tr className={TABLE_ROW}>
      <th scope="row" className="whitespace-nowrap font-medium">
        {label}
      </th>
      <td className={NUMBER_CELL}>{formatNumber(rule.count)}</td>
      <td className="whitespace-nowrap">{rule.oldestAt === null ? '–' : formatDate(rule.oldestAt)}</td>
      <td className="min-w-40">
        <Input
          aria-label={`Days kept: ${label}`}
          aria-invalid={fault !== null}
          aria-describedby={fault === null ? undefined : `${id}-fault`}
          className="w-28"
          inputMode="numeric"
          placeholder="For good"
          disabled={isDisabled}
          value={text}
          onChange={(event) => onType(event.target.value)}
        />
        {fault !== null && (
          <p id={`${id}-fault`} role="alert" className="pt-1 text-destructive text-xs">
            {fault}
          </p>
        )}
      </td>
      <td className="min-w-56">
        {!isChanged ? (
          previewText(rule.wouldDelete)
        ) : fault === null && days !== undefined ? (
          <DryRun key={text} kind={rule.kind} days={days} label={label} />
        ) : (
          '–'
        )}
      </td>
    </tr>
  );
}

/** What days that are not saved would delete. */
function DryRun({ kind, days, label }: { kind: RetentionKind; days: number | null; label: string }) {
  const preview = trpc.privacy.previewRetention.useMutation({
    onError: (error) => toastFailure('Failed to Preview', error),
  });
  if (preview.data) return <span role="status">{previewText(preview.data)}</span>;
  return (
    <Button
      variant="outline"
      size="sm"
      aria-label={`Preview: ${label}`}
      disabled={preview.isPending}
      onClick={() => preview.mutate({ kind, days })}
    >
      {preview.isPending ? 'Counting…' : 'Preview'}
    </Button>
  );
}
