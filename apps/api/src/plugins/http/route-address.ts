import type { FastifyRequest } from 'fastify';

/**
 * The address of the route that answers a request, as "/api/companies/:id". Rules depend on it and not on the address as sent,
 * which names the same route in many ways: "/%61pi/companies/1", "http://host/api/companies/1". What has no route is
 * named as it was sent.
 */
export const routeAddress = ({ routeOptions, url }: Pick<FastifyRequest, 'routeOptions' | 'url'>): string =>
  routeOptions.url ?? url;

/** Whether a request is answered with data of the workspace, by REST, tRPC or MCP. */
export const isDataRoute = (request: Pick<FastifyRequest, 'routeOptions' | 'url'>): boolean =>
  /^\/(?:(?:api|trpc)\/|mcp$)/.test(routeAddress(request));
