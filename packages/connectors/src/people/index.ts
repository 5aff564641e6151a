import { apolloPeople } from '../apollo/people.ts';
import { pdlPeople } from '../pdl/people.ts';
import type { PeopleConnector, PeopleSourceId } from './types.ts';

export { REVEAL_FRESH_MS } from './paid-key.ts';
export * from './types.ts';

/** Every source of people, in the order of the source selector. */
export const PEOPLE_CONNECTORS: Record<PeopleSourceId, PeopleConnector> = { apollo: apolloPeople, pdl: pdlPeople };
