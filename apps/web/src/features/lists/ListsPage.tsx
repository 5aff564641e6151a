import { Link } from '@tanstack/react-router';
import type { List } from '@workbench/services/lists/schemas';
import { ListChecks, SearchX } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { PageHeader } from '~/components/layout/PageHeader';
import { buttonClass } from '~/components/ui/controls/Button';
import { SearchBox } from '~/components/ui/controls/SearchBox';
import { Select } from '~/components/ui/controls/Select';
import { Card } from '~/components/ui/display/Card';
import { EmptyState } from '~/components/ui/feedback/EmptyState';
import { PanelQueryState } from '~/components/ui/feedback/PanelQueryState';
import { trpc } from '~/lib/api/trpc';
import { formatCount } from '~/lib/format/format';
import { ListRows } from './ListRows';
import { matchingLists } from './list-links';

interface ListsPageProps {
  /** The menu of files of the members, which other features have. */
  renderExport: (list: List) => ReactNode;
}

const KINDS = { company: 'Companies', person: 'People' } as const;

/** All lists of companies and of people: opened, renamed, exported and deleted. */
export function ListsPage({ renderExport }: ListsPageProps) {
  const kindId = useId();
  const lists = trpc.lists.list.useQuery({}, { refetchOnMount: 'always' });
  const [text, setText] = useState('');
  const [kind, setKind] = useState<List['kind'] | ''>('');
  const shown = matchingLists(lists.data ?? [], { text, kind });
  return (
    <div className="min-w-0">
      <PageHeader title="Lists" subtitle="Companies and people you have put on lists." />
      <div className="flex flex-wrap items-center gap-3 pb-3">
        <SearchBox value={text} label="Search lists" placeholder="Search by name…" onSearch={setText} />
        <label htmlFor={kindId} className="sr-only">
          Kind
        </label>
        <Select
          id={kindId}
          value={kind}
          onChange={({ target: { value } }) => setKind(value === 'company' || value === 'person' ? value : '')}
        >
          <option value="">Companies and people</option>
          {Object.entries(KINDS).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
        <p role="status" className="text-muted-foreground">
          {lists.data !== undefined && formatCount(shown.length, 'list', 'lists')}
        </p>
      </div>
      <Card className={lists.data === undefined ? 'p-4' : undefined}>
        <PanelQueryState query={lists} failure="Failed to fetch lists">
          {(all) =>
            all.length === 0 ? (
              <EmptyState
                icon={ListChecks}
                title="No lists yet"
                description="Select companies or people, then choose Add to list."
                action={
                  <div className="flex flex-wrap justify-center gap-2">
                    <Link to="/search" className={buttonClass('outline')}>
                      Choose companies
                    </Link>
                    <Link to="/contact-search" search={{ tab: 'saved' }} className={buttonClass('outline')}>
                      Choose saved contacts
                    </Link>
                  </div>
                }
              />
            ) : shown.length === 0 ? (
              <EmptyState icon={SearchX} title="No list matches" description="Try another name or kind." />
            ) : (
              <ListRows lists={shown} renderExport={renderExport} />
            )
          }
        </PanelQueryState>
      </Card>
    </div>
  );
}
