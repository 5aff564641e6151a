import { Link } from '@tanstack/react-router';
import type { Customer } from '@workbench/services/customers/schemas';
import { Check, Trash2 } from 'lucide-react';
import { useDelete } from '~/components/trash/use-delete';
import { Button } from '~/components/ui/controls/Button';
import { Badge } from '~/components/ui/display/Badge';
import { Card } from '~/components/ui/display/Card';
import { trpc } from '~/lib/api/trpc';
import { formatDate } from '~/lib/format/format';
import { toast } from '~/lib/notifications/toast';
import { toastFailure } from '~/lib/notifications/toast-failure';
import { entryKeys, entryName } from './entry-texts';

/** The entries by name, each with what it marks. */
export function CustomerEntries({ entries }: { entries: readonly Customer[] }) {
  const { remove } = useDelete();
  return (
    <Card>
      <ul aria-label="List of customers" className="divide-y divide-border">
        {entries.map((entry) => (
          <li
            key={entry.id}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 px-4 py-2 sm:grid-cols-[minmax(0,2fr)_10rem_minmax(0,2fr)_auto]"
          >
            <div className="min-w-0">
              <p className="break-words font-medium">{entryName(entry)}</p>
              <p className="break-words text-muted-foreground text-ui">{entryKeys(entry)}</p>
            </div>
            <Badge className="max-w-full justify-self-start" title={entry.reason}>
              <span className="truncate">{entry.reason}</span>
            </Badge>
            <div className="col-start-1 min-w-0 text-ui sm:col-start-auto">
              <TrackedCompany entry={entry} />
              <p className="break-words text-muted-foreground">
                {entry.file === null ? 'Added' : `${entry.file},`} {formatDate(entry.addedAt)}
              </p>
            </div>
            <Button
              variant="ghost"
              size="icon-sm"
              className="col-start-2 row-start-1 justify-self-end sm:col-start-4"
              aria-label={`Take ${entryName(entry)} off the list`}
              title="Take off the list"
              onClick={() => remove({ kind: 'customer', ids: [entry.id], name: entryName(entry) })}
            >
              <Trash2 aria-hidden />
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function TrackedCompany({ entry: { id, company, suggestion } }: { entry: Customer }) {
  const update = trpc.customers.update.useMutation({
    onSuccess: ({ company: marked }) =>
      toast({ title: 'Company Marked', description: `${marked?.name} is marked now.` }),
    onError: (error) => toastFailure('Failed to Mark the Company', error),
  });
  if (company !== null) {
    return (
      <p>
        Marks{' '}
        <Link to="/companies/$id" params={{ id: company.id }} className="text-link underline-offset-4 hover:underline">
          {company.name}
        </Link>
      </p>
    );
  }
  if (suggestion === null) return <p className="text-muted-foreground">Not tracked; kept for later</p>;
  const { name, domain } = suggestion;
  return (
    <p className="flex flex-wrap items-center gap-x-2">
      Same name as {name} ({domain})
      <Button variant="outline" size="sm" disabled={update.isPending} onClick={() => update.mutate({ id, domain })}>
        <Check aria-hidden />
        Mark it
      </Button>
    </p>
  );
}
