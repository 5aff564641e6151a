import type { ServiceContext } from '../../shared/context.ts';
import type { ConnectedSource } from '../../sources/index.ts';
import type { PeoplePorts } from '../people/people-ports.ts';
import { type PeopleSource, peopleSourceSchema } from '../schemas.ts';

/** Both sources of people, as this workspace reaches them. */
export async function resolvePeopleSources(
  ctx: ServiceContext,
  { resolveConnection }: PeoplePorts,
): Promise<Map<PeopleSource, ConnectedSource>> {
  const sources = peopleSourceSchema.options;
  const connections = await Promise.all(sources.map((source) => resolveConnection(ctx, source)));
  return new Map(sources.map((source, index) => [source, connections[index] as ConnectedSource]));
}
