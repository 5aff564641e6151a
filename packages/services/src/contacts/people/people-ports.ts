import type { PeopleConnector } from '@workbench/connectors/people';
import { PEOPLE_CONNECTORS } from '@workbench/connectors/people-connectors';
import type { PeopleSource } from '../schemas.ts';

/** The sources that the contact verbs query; tests pass their own. */
export interface PeoplePorts {
  connectors: Record<PeopleSource, PeopleConnector>;
}

export const PEOPLE_PORTS: PeoplePorts = { connectors: PEOPLE_CONNECTORS };
