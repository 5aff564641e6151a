import { Link } from '@tanstack/react-router';
import { getQueryKey } from '@trpc/react-query';
import type { AuditFilter, AuditLine } from '@workbench/services/audit/schemas';
import { Download, ScrollText, SearchX } from 'lucide-react';
import { PageHeader } from '~/components/layout/PageHeader';
import { buttonClass } from '~/components/ui/controls/Button';
import { Card } from '~/components/ui/display/Card';
import { EmptyState } from '~/components/ui/feedback/EmptyState';
import { PagedList } from '~/components/ui/feedback/PagedList';
import { READ_FAILURE } from '~/lib/api/errors';
import { trpc, trpcClient } from '~/lib/api/trpc';
import { usePaged } from '~/lib/api/use-paged';
import { AuditCheckPanel } from './AuditCheckPanel';
import { AuditFilterBar } from './AuditFilterBar';
import { AuditTable } from './AuditTable';
import { type AuditParams, toAuditFilter } from './url-params';

const PAGE_SIZE = 100;

/** Who changed, deleted, exported or bought what; the address owns the filter. */
export function AuditLogPage({ params }: { params: AuditParams }) {
  const filter = toAuditFilter(params) as AuditFilter;
  const lines = usePaged<AuditLine>(
    getQueryKey(trpc.audit.list, { ...filter, limit: PAGE_SIZE }, 'infinite'),
    (cursor, signal) => trpcClient.audit.list.query({ ...filter, ...cursor, limit: PAGE_SIZE }, { signal }),
  );
  const query = new URLSearchParams(filter as Record<string, string>).toString();
  return (
    <div className="min-w-0">
      <PageHeader
        title="Audit Log"
        subtitle="Who changed, deleted, exported or bought what. Entries are kept for two years, and tampering shows."
        actions={
          <a
            href={`/api/audit/export/csv${query === '' ? '' : `?${query}`}`}
            download
            className={buttonClass('outline')}
          >
            <Download aria-hidden />
            Export
          </a>
        }
      />
      <AuditCheckPanel />
      <AuditFilterBar params={params} />
      <PagedList
        query={lines}
        failure={READ_FAILURE.audit}
        moreLabel="Show more"
        empty={<NoLines isFiltered={Object.values(params).some((value) => value !== undefined)} />}
      >
        {(items) => <AuditTable lines={items} />}
      </PagedList>
    </div>
  );
}

function NoLines({ isFiltered }: { isFiltered: boolean }) {
  return (
    <Card>
      {isFiltered ? (
        <EmptyState
          icon={SearchX}
          title="No line matches the filter"
          description="Try other days or another operation."
          action={
            <Link to="/audit-log" className={buttonClass('outline')}>
              Show all lines
            </Link>
          }
        />
      ) : (
        <EmptyState
          icon={ScrollText}
          title="Nothing in the log yet"
          description="Every change, deletion, export and purchase is listed here."
        />
      )}
    </Card>
  );
}
