import type { Verb } from '../../shared/context.ts';
import { PER_PAGE_DEFAULT } from '../limits.ts';
import { PEOPLE_PORTS, type PeoplePorts } from '../people/people-ports.ts';
import { resolvePeopleSources } from '../reveal/people-sources.ts';
import type { ContactSource } from '../schemas.ts';

/** The sources that can be searched for people, connected or not, with the maximum price of a search and a reveal. */
export async function listContactSources(
  { ctx }: Verb<object>,
  ports: PeoplePorts = PEOPLE_PORTS,
): Promise<ContactSource[]> {
  const connections = await resolvePeopleSources(ctx, ports);
  return [...connections].map(([source, { isConnected, reason, creditsLeft, creditsExhaustedSince }]) => {
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
      creditsExhaustedSince: creditsExhaustedSince?.toISOString() ?? null,
    };
  });
}
