import { hash, type SandboxWorld } from '../../sandbox-world.ts';
import type { SandboxAnswer, SandboxRequest } from '../../types.ts';
import { pdlRecord, peopleOfPdl } from './person.ts';
import { pdlError } from './search-companies.ts';

/** One person in so many has asked to be removed. */
const ONE_IN = 500;

/** GET /person/subjectrequest: a CSV of ids, free. */
export function listPdlOptOuts(request: SandboxRequest, world: SandboxWorld, share: number): SandboxAnswer {
  if (request.method !== 'GET') return pdlError(405, 'invalid_method', 'GET');
  const ids = peopleOfPdl(world, share).map((person) => pdlRecord(person, world).id);
  const gone = ids.filter((id) => hash(`opt-out ${id}`) % ONE_IN === 0);
  return { headers: { 'content-type': 'text/csv' }, body: `${['id', ...gone].join('\n')}\n` };
}
