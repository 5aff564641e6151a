import { type Caller, isAllowed } from '@workbench/services/api-keys';
import { ServiceError } from '@workbench/services/shared/errors';
import type { McpSession, Tool, ToolKind } from './tool.ts';

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
export function requireAllowed({ kind, orKind }: Pick<Tool, 'kind' | 'orKind'>, session: McpSession): void {
  if (orKind !== undefined && isAllowed(session.caller, orKind)) return;
  const refusal = refusalOf(kind, session);
  if (refusal !== null) throw new ServiceError('forbidden', refusal);
}

/** The same caller, who may also read: prices depend on what only `read` covers. */
export function pricingCaller(caller: Caller): Caller {
  return caller.kind === 'key' ? { ...caller, scopes: [...new Set([...caller.scopes, 'read' as const])] } : caller;
}
