import type { LeadListDoc } from '@workbench/db';
import type { HeaderMap } from '../values/fields.ts';
import { mapLeadHeaders } from './map-lead-headers.ts';
import { parseLeadColumn } from './read-lead-mapping.ts';
import { toHeaderMap } from './to-header-map.ts';

/** Which column of an import was what: as a person assigned them, else by the headers. */
export function listHeaderMap({ headers, fields }: Pick<LeadListDoc, 'headers' | 'fields'>): HeaderMap {
  if (!fields) return mapLeadHeaders(headers);
  return toHeaderMap(fields.map((field) => (field === null ? null : parseLeadColumn(field))));
}
