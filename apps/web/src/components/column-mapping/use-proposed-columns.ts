import { useRef } from 'react';
import type { MappableColumn } from './map-column';

/** The columns as the server read them before anything was chosen by hand. */
export function useProposedColumns<T extends MappableColumn>(
  columns: readonly T[] | null,
  isByHand: boolean,
): readonly T[] {
  const proposed = useRef<readonly T[]>([]);
  if (columns === null) proposed.current = [];
  else if (!isByHand && columns.every(({ by }) => by !== 'hand')) proposed.current = columns;
  return proposed.current;
}
