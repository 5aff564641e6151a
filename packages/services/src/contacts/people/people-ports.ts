import type { PeopleConnector } from '@workbench/connectors/people';
import { PEOPLE_CONNECTORS } from '@workbench/connectors/people-connectors';
import { prepareToSpend, recordCallOutcome, resolveConnection } from '../../sources/index.ts';
import type { PeopleSource } from '../schemas.ts';

/** The sources that the contact verbs query; tests pass their own. */
export interface PeoplePorts {
  connectors: Record<PeopleSource, PeopleConnector>;
  resolveConnection: typeof resolveConnection;
  prepareToSpend: typeof prepareToSpend;
  recordCallOutcome: typeof recordCallOutcome;
}

export const PEOPLE_PORTS: PeoplePorts = {
  connectors: PEOPLE_CONNECTORS,
  resolveConnection,
  prepareToSpend,
  recordCallOutcome,
};
