import type { SourceRecord } from '@workbench/services/companies/schemas';
import { MapPin } from 'lucide-react';
import { EmptyState } from '~/components/ui/EmptyState';
import { READ_FAILURE } from '~/lib/errors';
import { reportedLocations } from '../lib/figures';
import { type PanelQuery, PanelState } from './PanelState';

export function LocationsPanel({ records }: { records: PanelQuery<SourceRecord[]> }) {
  return (
    <PanelState query={records} failure={READ_FAILURE.companyData}>
      {(rows) => {
        const locations = reportedLocations(rows);
        if (locations.length === 0) return <EmptyState icon={MapPin} title="No source names a location" />;
        return (
          <ul className="divide-y divide-border">
            {locations.map(({ location, sources }) => (
              <li key={location} className="flex flex-wrap items-center justify-between gap-x-4 py-2">
                <span className="min-w-0 break-words">{location}</span>
                <span className="text-[0.8125rem] text-muted-foreground">Reported by {sources} source(s)</span>
              </li>
            ))}
          </ul>
        );
      }}
    </PanelState>
  );
}
