import { Link } from '@tanstack/react-router';
import type { List } from '@workbench/services/lists/schemas';
import { Building2, ContactRound, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { RenameList } from '~/components/lists/RenameList';
import { DeleteQuestion } from '~/components/trash/DeleteQuestion';
import { Button, buttonClass } from '~/components/ui/controls/Button';
import { formatCount, formatDate } from '~/lib/format/format';
import { companyFilterOf, contactFilterOf } from './list-links';

interface ListRowsProps {
  lists: readonly List[];
  renderExport: (list: List) => ReactNode;
}

/** The lists by name, each with how many are on it. */
export function ListRows({ lists, renderExport }: ListRowsProps) {
  const [toDelete, setToDelete] = useState<List | null>(null);
  return (
    <>
      <ul aria-label="Lists" className="divide-y divide-border">
        {lists.map((list) => (
          <li
            key={list.id}
            className="grid items-center gap-x-4 gap-y-2 px-4 py-2 lg:grid-cols-[minmax(0,1fr)_17rem_25rem]"
          >
            <RenameList list={list} />
            <p className="flex min-w-0 flex-wrap items-center gap-x-2 text-ui">
              <Members list={list} />
              <span className="text-muted-foreground">{changedText(list)}</span>
            </p>
            <div className="flex flex-wrap items-center gap-2 lg:justify-end">
              <Openers list={list} />
              {renderExport(list)}
              <Button
                variant="ghost"
                size="icon-sm"
                aria-label={`Delete ${list.name}`}
                title="Delete"
                onClick={() => setToDelete(list)}
              >
                <Trash2 aria-hidden />
              </Button>
            </div>
          </li>
        ))}
      </ul>
      {toDelete && (
        <DeleteQuestion kind="list" ids={[toDelete.id]} name={`“${toDelete.name}”`} onClose={() => setToDelete(null)} />
      )}
    </>
  );
}

function Members({ list: { kind, count } }: { list: List }) {
  const Icon = kind === 'company' ? Building2 : ContactRound;
  return (
    <span className="inline-flex items-center gap-1.5">
      <Icon aria-hidden className="size-4 text-muted-foreground" />
      {kind === 'company' ? formatCount(count, 'company', 'companies') : formatCount(count, 'person', 'people')}
    </span>
  );
}

function changedText({ createdAt, updatedAt }: List): string {
  return updatedAt === createdAt ? `created ${formatDate(createdAt)}` : `renamed ${formatDate(updatedAt)}`;
}

/** People on a list are saved contacts and leads, which have a screen each. */
function Openers({ list }: { list: List }) {
  const className = buttonClass('outline', 'sm');
  if (list.kind === 'company') {
    return (
      <Link
        to="/search"
        search={{ filter: companyFilterOf(list) }}
        aria-label={`Open ${list.name}`}
        className={className}
      >
        Open
      </Link>
    );
  }
  return (
    <>
      <Link
        to="/contact-search"
        search={{ tab: 'saved', filter: contactFilterOf(list) }}
        aria-label={`Open the contacts on ${list.name}`}
        className={className}
      >
        Contacts
      </Link>
      <Link
        to="/lead-enrichment"
        search={{ tab: 'leads', people: list.id }}
        aria-label={`Open the leads on ${list.name}`}
        className={className}
      >
        Leads
      </Link>
    </>
  );
}
