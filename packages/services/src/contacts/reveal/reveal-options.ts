import { REVEAL_FRESH_MS } from '@workbench/connectors/people';
import type { ConnectedSource } from '../../sources/index.ts';
import { type PeopleSource, peopleSourceSchema } from '../schemas.ts';
import type { RevealOptions } from './choose-reveal-source.ts';

/** Decided by the current plan: as long as the ledger has a response, it is not requested again. */
export function revealOptionsOf(
  sources: ReadonlyMap<PeopleSource, Pick<ConnectedSource, 'isConnected'>>,
  now: Date,
): RevealOptions {
  return {
    connected: peopleSourceSchema.options.filter((source) => sources.get(source)?.isConnected),
    freshSince: new Date(now.getTime() - REVEAL_FRESH_MS),
  };
}
