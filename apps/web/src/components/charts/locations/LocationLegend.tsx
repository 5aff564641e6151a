import { ChevronRight } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { formatNumber } from '~/lib/format/format';
import { CompaniesLink } from '../CompaniesLink';
import type { LocationSlice } from './prepare-location-slices';

interface LocationLegendProps {
  slices: readonly LocationSlice[];
  /** Takes the focus when it appears: the location from which one comes back. */
  focused: string | null;
  onLocation?: ((location: LocationSlice) => void) | undefined;
}

/** The slices by name: a location opens what lies within it, its number the companies. */
export function LocationLegend({ slices, focused, onLocation }: LocationLegendProps) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (focused === null) return;
    list.current?.querySelector<HTMLElement>(`[data-location="${focused}"]`)?.focus({ preventScroll: true });
  }, [focused]);
  return (
    <ul ref={list} className="flex min-w-0 flex-col text-ui">
      {slices.map((slice) => (
        <li key={slice.id} className="flex min-h-7 min-w-0 items-center gap-2 touch:min-h-11">
          <span
            aria-hidden
            className="size-2.5 shrink-0 rounded-sm forced-color-adjust-none"
            style={{ background: slice.color }}
          />
          {onLocation && slice.isLocation ? (
            <button
              type="button"
              data-location={slice.id}
              aria-label={`Cities in ${slice.label}`}
              className="flex min-h-6 min-w-0 flex-1 items-center gap-1 rounded-sm text-left underline-offset-4 hover:underline touch:min-h-11"
              onClick={() => onLocation(slice)}
            >
              <span className="min-w-0 truncate">{slice.label}</span>
              <ChevronRight aria-hidden className="size-3.5 shrink-0 text-muted-foreground" />
            </button>
          ) : (
            <span className="min-w-0 flex-1 truncate">{slice.label}</span>
          )}
          <CompaniesLink
            filter={slice.filter}
            aria-label={`${slice.label}: ${formatNumber(slice.value)} · ${slice.percent} of companies`}
            className="flex min-h-6 shrink-0 items-center text-muted-foreground tabular-nums touch:min-h-11"
          >
            {formatNumber(slice.value)} · {slice.percent}
          </CompaniesLink>
        </li>
      ))}
    </ul>
  );
}
