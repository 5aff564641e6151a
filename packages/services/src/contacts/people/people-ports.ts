import type { PeopleConnector } from '@workbench/connectors/people';
import { PEOPLE_CONNECTORS } from '@workbench/connectors/people-connectors';
import type { PeopleSource } from '../schemas.ts';

/** Whom the contacts' verbs ask; tests put sources of their own in. */
export interface PeoplePorts {
  connectors: Record<PeopleSource, PeopleConnector>;
}

export const PEOPLE_PORTS: PeoplePorts = { connectors: PEOPLE_CONNECTORS };
