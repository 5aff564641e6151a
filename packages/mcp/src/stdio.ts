import { serveStdio } from '@modelcontextprotocol/server/stdio';
import { createMcpServer } from './server.ts';
import type { McpSession } from './tool.ts';

/** Serves one client on standard input and output. */
export function serveOnStdio(open: () => Promise<McpSession>): { close(): Promise<void> } {
  return serveStdio(() => createMcpServer(open));
}
