import { apolloPeople } from '../apollo/people/client.ts';
import { pdlPeople } from '../pdl/people/client.ts';
import type { PeopleConnector, PeopleSourceId } from '../people/types.ts';

/** Every source of people, in the order of the source selector. */
export const PEOPLE_CONNECTORS: Record<PeopleSourceId, PeopleConnector> = { apollo: apolloPeople, pdl: pdlPeople };
