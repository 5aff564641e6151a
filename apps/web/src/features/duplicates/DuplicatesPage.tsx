import { PageHeader } from '~/components/layout/PageHeader';
import { CompanyQueue } from './queue/CompanyQueue';
import { SearchState } from './queue/SearchState';
import type { DuplicatesParams } from './url-params';

/** Records that may be the same, for a person to decide. */
export function DuplicatesPage({ params }: { params: DuplicatesParams }) {
  return (
    <div className="min-w-0">
      <PageHeader
        title="Possibly the Same"
        subtitle="Compare companies that may be one, then merge them or keep them apart."
        actions={<SearchState />}
      />
      <CompanyQueue params={params} />
    </div>
  );
}
