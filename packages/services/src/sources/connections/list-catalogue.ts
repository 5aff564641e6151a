import { readContactEmail } from '../../settings/index.ts';
import type { Verb } from '../../shared/context.ts';
import type { CatalogueEntry } from '../schemas.ts';
import { type ConnectionState, readStates } from './connection-state.ts';
import { findStoredConnections } from './read-connections.ts';

/** Every source that there is, connected or not. */
export async function listCatalogue({ ctx }: Verb<object>): Promise<CatalogueEntry[]> {
  const [stored, contactEmail] = await Promise.all([findStoredConnections(), readContactEmail(ctx)]);
  return readStates(ctx, stored, contactEmail).map(toCatalogueEntry);
}

/** Lists each field explicitly, so that no secret can slip into a response. */
export function toCatalogueEntry(state: ConnectionState): CatalogueEntry {
  const { id, description, licence, gives } = state.connector;
  return {
    id,
    label: state.label,
    description,
    licence,
    gives,
    needs: state.needs,
    connected: state.reason === null,
    reason: state.reason,
    maskedKey: state.maskedKey,
    keyFrom: state.keyFrom,
    enabled: state.isEnabled,
    creditsPerCompany: state.creditsPerCompany,
    creditCap: state.creditCap,
    generic: state.generic,
  };
}
