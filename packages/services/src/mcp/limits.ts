/** Limits of what assistants do over MCP. No imports. */

export const MCP_ESTIMATE_MINUTES = 10;
