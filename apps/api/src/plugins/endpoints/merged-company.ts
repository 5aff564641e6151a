import { findSurvivorId } from '@workbench/services/companies';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** What lies below the address of one company. */
const OF_COMPANY = /^\/companies\/\{id\}/;
const COMPANY_ID = /^[0-9a-f]{24}$/i;

/** Leads who asks for a company that was merged into another one to the same address of that one. */
export function redirectMerged(template: string) {
  if (!OF_COMPANY.test(template)) return undefined;
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    const id: unknown = Reflect.get(request.params as object, 'id');
    if (typeof id !== 'string' || !COMPANY_ID.test(id)) return undefined;
    const mergedInto = await findSurvivorId(id.toLowerCase());
    if (mergedInto === null) return undefined;
    return reply
      .code(308)
      .header('location', request.url.replace(id, mergedInto))
      .send({ message: `This company was merged into ${mergedInto}`, code: 'MERGED', details: { mergedInto } });
  };
}
