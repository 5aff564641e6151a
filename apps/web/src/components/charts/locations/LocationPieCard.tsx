import type { Distributions } from '@workbench/services/analytics/schemas';
import { useRef, useState } from 'react';
import { Card, CardContent, CardHeader, CardTitle } from '~/components/ui/display/Card';
import { ErrorState } from '~/components/ui/feedback/ErrorState';
import { Skeleton } from '~/components/ui/feedback/Skeleton';
import { READ_FAILURE } from '~/lib/api/errors';
import { trpc } from '~/lib/api/trpc';
import { CHART_CARD } from '../chart-card';
import { CountryCities } from './CountryCities';
import { LocationPieChart } from './LocationPieChart';
import type { LocationSlice } from './prepare-location-slices';

/** Companies by country; a country opens its cities in the same location. */
export function LocationPieCard({ title }: { title: string }) {
  const { data, error, refetch } = trpc.analytics.distributions.useQuery({});
  const [country, setCountry] = useState<LocationSlice | null>(null);
  const left = useRef<string | null>(null);
  const leave = () => {
    left.current = country?.id ?? null;
    setCountry(null);
  };
  return (
    <Card className={CHART_CARD}>
      <CardHeader>
        <CardTitle>{title}</CardTitle>
      </CardHeader>
      <CardContent className="flex flex-1 flex-col">
        {country ? (
          <CountryCities country={country} onLeave={leave} />
        ) : data ? (
          <LocationPieChart
            counted={{ locations: data.countries, companies: companiesOf(data), country: null }}
            focused={left.current}
            onLocation={setCountry}
          />
        ) : error ? (
          <ErrorState title={READ_FAILURE.locations} error={error} onRetry={() => void refetch()} />
        ) : (
          <Skeleton className="min-h-80 w-full flex-1" />
        )}
      </CardContent>
    </Card>
  );
}

/** Each company has one data quality. */
const companiesOf = ({ quality }: Distributions) => quality.reduce((sum, { count }) => sum + count, 0);
