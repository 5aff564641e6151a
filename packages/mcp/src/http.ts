import { createMcpHandler } from '@modelcontextprotocol/server';
import { createMcpServer } from './server.ts';
import type { McpSession } from './tool.ts';

/** Answers one request of the streamable HTTP transport. There are no sessions: any process can answer the next one. */
export function answerMcpRequest(session: McpSession, request: Request, parsedBody: unknown): Promise<Response> {
  const handler = createMcpHandler(() => createMcpServer(async () => session), {
    maxSubscriptions: 0,
    onerror: (error) => session.service.log.warn({ err: error }, 'a request over MCP failed'),
  });
  return handler.fetch(request, parsedBody === undefined ? {} : { parsedBody });
}
