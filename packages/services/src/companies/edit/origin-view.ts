import type { FieldOriginDoc } from '@workbench/db';
import type { FieldOrigin } from '../schemas.ts';

/** An origin as the API gives it. Pure. */
export function toFieldOrigin(origin: FieldOriginDoc): FieldOrigin {
  const { by, at, source = null, file = null, url = null, asOf } = origin;
  return {
    by,
    summary: originInWords(origin),
    at: at.toISOString(),
    source,
    file,
    url,
    asOf: asOf?.toISOString() ?? null,
  };
}

export const UNRECORDED = { by: 'unrecorded', summary: 'Before origins were recorded' } as const;

/** Of a value that is older than the record of origins. Pure. */
export function unrecordedOrigin(createdAt: Date): FieldOrigin {
  return { ...UNRECORDED, at: createdAt.toISOString(), source: null, file: null, url: null, asOf: null };
}

function originInWords({ by, source, file }: FieldOriginDoc): string {
  switch (by) {
    case 'person':
      return source === undefined ? 'Entered by hand' : `Set by ${source}`;
    case 'import':
      return file === undefined ? 'Imported from a file' : `Imported from ${file}`;
    case 'sync':
      return source === undefined ? 'From a sync' : `From ${source}`;
    case 'discovery':
      return source === undefined ? 'Found by a discovery' : `Found by ${source}`;
    case 'demo':
      return 'Demo data';
    case 'merge':
      return 'Taken over from a merged company';
  }
}
