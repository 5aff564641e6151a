import type { FastifyInstance } from 'fastify';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
/** Of a company or a person. */
const OBJECT_ID = /^[0-9a-f]{24}$/i;

/** UUIDs are the same in both cases (RFC 9562): those in a path are read and answered in lower case, as they are stored. */
export function lowerCaseIds(scope: FastifyInstance): void {
  scope.addHook('onRequest', async ({ params }) => {
    for (const [name, value] of Object.entries(params as Record<string, string>))
      if (UUID.test(value)) Reflect.set(params as object, name, value.toLowerCase());
  });
}

/** Whether two values name the same: the case of ids does not count. Pure. */
export const isSameId = (one: unknown, other: unknown): boolean =>
  one === other ||
  (typeof one === 'string' &&
    typeof other === 'string' &&
    (UUID.test(one) || OBJECT_ID.test(one)) &&
    one.toLowerCase() === other.toLowerCase());
