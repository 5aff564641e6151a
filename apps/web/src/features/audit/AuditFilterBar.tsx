import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useId } from 'react';
import { Button } from '~/components/ui/controls/Button';
import { Input } from '~/components/ui/controls/Input';
import { SearchBox } from '~/components/ui/controls/SearchBox';
import { Select } from '~/components/ui/controls/Select';
import { trpc } from '~/lib/api/trpc';
import { ACTOR_LABELS } from './audit-labels';
import { type AuditParams, parseAuditParams } from './url-params';

/** Operation, actor and days. */
export function AuditFilterBar({ params }: { params: AuditParams }) {
  const id = useId();
  const navigate = useNavigate({ from: '/audit-log' });
  const keys = trpc.apiKeys.list.useQuery({});
  const change = (part: AuditParams) =>
    void navigate({ search: parseAuditParams({ ...params, ...part }), replace: true });
  const day = (name: 'from' | 'to', label: string): ReactNode => (
    <div className="flex items-center gap-2">
      <label htmlFor={`${id}-${name}`} className="text-muted-foreground">
        {label}
      </label>
      <Input
        id={`${id}-${name}`}
        type="date"
        className="w-auto"
        value={params[name] ?? ''}
        onChange={(event) => change({ [name]: event.target.value })}
      />
    </div>
  );
  return (
    <div className="flex flex-wrap items-center gap-3 pb-3">
      <SearchBox
        value={params.operation ?? ''}
        label="Operation"
        placeholder="Operation, e.g., companies.create"
        onSearch={(operation) => change({ operation })}
      />
      <label htmlFor={`${id}-actor`} className="sr-only">
        Actor
      </label>
      <Select
        className="max-w-72"
        id={`${id}-actor`}
        value={params.actor ?? ''}
        onChange={(event) => change({ actor: event.target.value })}
      >
        <option value="">Anyone</option>
        {Object.entries(ACTOR_LABELS).map(([kind, label]) => (
          <option key={kind} value={kind}>
            {label}
          </option>
        ))}
        {keys.data?.map((key) => (
          <option key={key.id} value={key.id}>
            Key: {key.name}
          </option>
        ))}
      </Select>
      {day('from', 'From')}
      {day('to', 'To')}
      {params.record !== undefined && (
        <Button variant="outline" size="sm" onClick={() => change({ record: '' })}>
          Record {params.record.slice(0, 8)}…: show all
        </Button>
      )}
    </div>
  );
}
