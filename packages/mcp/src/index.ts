export { answerMcpRequest } from './http.ts';
export { createMcpServer } from './server.ts';
export { serveOnStdio } from './stdio.ts';
export type { McpSession, McpSettings, Tool, ToolKind } from './tool.ts';
export { describeTool } from './tool-schemas.ts';
export { TOOLS } from './tools/index.ts';
