import type { SourceRecord } from '@workbench/services/companies/schemas';
import { MapPin } from 'lucide-react';
import { EmptyState } from '~/components/ui/feedback/EmptyState';
import { type PanelQuery, PanelQueryState } from '~/components/ui/feedback/PanelQueryState';
import { READ_FAILURE } from '~/lib/api/errors';
import { countReportedLocations } from './by-source/employee-figures';

export function LocationsPanel({ records }: { records: PanelQuery<SourceRecord[]> }) {
  return (
    <PanelQueryState query={records} failure={READ_FAILURE.companyData}>
      {(rows) => {
        const locations = countReportedLocations(rows);
        if (locations.length === 0) return <EmptyState icon={MapPin} title="No location reported" />;
        return (
          <ul className="divide-y divide-border">
            {locations.map(({ location, sources }) => (
              <li key={location} className="flex flex-wrap items-center justify-between gap-x-4 py-2">
                <span className="min-w-0 break-words">{location}</span>
                <span className="text-ui text-muted-foreground">Reported by {sources} source(s)</span>
              </li>
            ))}
          </ul>
        );
      }}
    </PanelQueryState>
  );
}
