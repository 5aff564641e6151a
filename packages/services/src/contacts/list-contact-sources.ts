import type { Verb } from '../shared/context.ts';
import { reachPeople } from './contact-view.ts';
import { PEOPLE_PORTS, type PeoplePorts } from './people-ports.ts';
import { type ContactSource, PER_PAGE_DEFAULT } from './schemas.ts';

/** Who can be searched for people, connected or not, with what a search and a reveal cost at most. */
export async function listContactSources(
  { ctx }: Verb<object>,
  ports: PeoplePorts = PEOPLE_PORTS,
): Promise<ContactSource[]> {
  const reached = await reachPeople(ctx);
  return [...reached].map(([source, { isConnected, reason, creditsLeft }]) => {
    const { label, sizeLabel, searchCredits, revealCredits } = ports.connectors[source];
    return {
      source,
      label,
      sizeLabel,
      connected: isConnected,
      reason,
      searchCreditsMax: searchCredits(PER_PAGE_DEFAULT),
      revealCredits,
      creditsLeft,
    };
  });
}
