import type { Verb } from '../../shared/context.ts';
import { PEOPLE_PORTS, type PeoplePorts } from '../people/people-ports.ts';
import { peopleSourceSchema, type RevealEstimate } from '../schemas.ts';
import { findPendingOrders } from './orders.ts';
import { planReveal } from './plan-reveal.ts';

/**
 * The maximum price of a reveal, decided in the same way as the reveal itself. Queries no source.
 * @throws ServiceError not_found when the results have expired
 */
export async function estimateReveal(
  { ctx, input }: Verb<{ ids: string[] }>,
  ports: PeoplePorts = PEOPLE_PORTS,
): Promise<RevealEstimate> {
  const { requested, alreadyKnown: free, impossible, suppressed } = await planReveal(ctx, input.ids, ports);
  const orders = await findPendingOrders(ctx, requested);
  const bySource = peopleSourceSchema.options.flatMap((source) => {
    const chosen = requested.filter((one) => one.source === source).map(({ name }) => name);
    // A lost response is requested again for its whole group; most often it is paid for already.
    const pending = orders.filter((order) => order.source === source).flatMap((order) => order.people);
    // Two of the chosen may be one person of the source.
    const people = new Set([...chosen, ...pending]).size;
    const { label, revealCredits } = ports.connectors[source];
    return people === 0 ? [] : [{ source, label, people, creditsMax: people * revealCredits }];
  });
  return {
    creditsMax: bySource.reduce((sum, { creditsMax }) => sum + creditsMax, 0),
    bySource,
    free: free.length,
    // Suppressed people are never queried either.
    impossible: impossible.length + suppressed.size,
  };
}
