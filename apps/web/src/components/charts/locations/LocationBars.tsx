import { LOCATIONS_MAX } from '@workbench/services/analytics/limits';
import { ScrollRegion } from '~/components/ui/display/ScrollRegion';
import { PanelQueryState } from '~/components/ui/feedback/PanelQueryState';
import { READ_FAILURE } from '~/lib/api/errors';
import { trpc } from '~/lib/api/trpc';
import { CountBars } from '../CountBars';

/** All countries, or all cities of one, by their number of companies; read when it is asked for. */
export function LocationBars({ country }: { country: string | null }) {
  const locations = trpc.analytics.companiesByLocation.useQuery({
    limit: LOCATIONS_MAX,
    ...(country !== null && { country }),
  });
  const label = country === null ? 'Companies by country' : 'Companies by city';
  return (
    <PanelQueryState query={locations} failure={READ_FAILURE.locations}>
      {(data) => (
        <ScrollRegion aria-label={`${label}, ranked`} className="mb-auto max-h-80">
          <CountBars label={label} bands={data.locations} total={data.companies} />
        </ScrollRegion>
      )}
    </PanelQueryState>
  );
}
