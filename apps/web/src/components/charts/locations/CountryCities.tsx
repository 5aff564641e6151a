import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '~/components/ui/controls/Button';
import { ErrorState } from '~/components/ui/feedback/ErrorState';
import { Skeleton } from '~/components/ui/feedback/Skeleton';
import { READ_FAILURE } from '~/lib/api/errors';
import { trpc } from '~/lib/api/trpc';
import { formatCount } from '~/lib/format/format';
import { CompaniesLink } from '../CompaniesLink';
import { LocationPieChart } from './LocationPieChart';
import type { LocationSlice } from './prepare-location-slices';

/** The cities of a country, with the way back: its button, or Esc. */
export function CountryCities({ country, onLeave }: { country: LocationSlice; onLeave: () => void }) {
  const { data, error, refetch } = trpc.analytics.companiesByLocation.useQuery({ country: country.id });
  const back = useRef<HTMLButtonElement>(null);
  useEffect(() => back.current?.focus({ preventScroll: true }), []);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Esc is a second way to the button within
    <div
      className="flex flex-1 flex-col gap-2"
      onKeyDown={(event) => {
        if (event.key === 'Escape') onLeave();
      }}
    >
      <div className="flex flex-wrap items-center gap-x-3">
        <Button ref={back} variant="ghost" size="sm" className="-ml-3" aria-keyshortcuts="Escape" onClick={onLeave}>
          <ArrowLeft aria-hidden />
          All countries
        </Button>
        <CompaniesLink filter={country.filter} className="text-link text-ui">
          {formatCount(data?.companies ?? country.value, 'company', 'companies')} in {country.label}
        </CompaniesLink>
      </div>
      {data ? (
        <LocationPieChart counted={{ ...data, country: country.label }} code={country.id} />
      ) : error ? (
        <ErrorState title={READ_FAILURE.locations} error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton className="min-h-80 w-full flex-1" />
      )}
    </div>
  );
}
