import { isAllowed } from '@workbench/services/api-keys';
import { ServiceError } from '@workbench/services/shared/errors';
import type { McpSession, ToolKind } from './tool.ts';

/** Why this server or the scopes of the key forbid such tools; null when nothing does. */
export function refusalOf(kind: ToolKind, { caller, settings }: McpSession): string | null {
  if (kind === 'write' && !settings.mayWrite) {
    return 'Writing is switched off for assistants; the owner switches it on with MCP_WRITE=on';
  }
  if (kind === 'spend' && settings.creditsPerDay === 0) {
    return 'Spending is switched off for assistants; the owner allows it with MCP_CREDITS_PER_DAY';
  }
  if (isAllowed(caller, kind)) return null;
  return `This API key lacks the scope "${kind}", which this tool needs`;
}

/** @throws ServiceError forbidden */
export function requireAllowed(kind: ToolKind, session: McpSession): void {
  const refusal = refusalOf(kind, session);
  if (refusal !== null) throw new ServiceError('forbidden', refusal);
}
