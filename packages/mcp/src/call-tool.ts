import type { Caller } from '@workbench/services/api-keys';
import { runAs } from '@workbench/services/audit';
import { reserveMcpCredits, takeEstimate } from '@workbench/services/mcp';
import type { ServiceContext } from '@workbench/services/shared/context';
import { ServiceError } from '@workbench/services/shared/errors';
import { createCaller, toRestError } from '@workbench/trpc';
import { pricingCaller, requireAllowed } from './allowed.ts';
import { readInput } from './read-input.ts';
import type { McpSession, Tool, ToolAnswer, ToolCall } from './tool.ts';
import { showAnswer, showRefusal, type ToolResult } from './tool-result.ts';
import { inputOf } from './tool-schemas.ts';

/** Checks what the server and the key allow, the input and the estimate, and runs the tool. A refusal is a result, too. */
export function callTool(session: McpSession, tool: Tool, given: unknown): Promise<ToolResult> {
  const { caller, requestId, service } = session;
  const actor = { kind: caller.kind, id: caller.kind === 'key' ? caller.id : null, via: 'mcp', requestId } as const;
  return runAs(actor, async () => {
    try {
      requireAllowed(tool, session);
      const input = readInput(inputOf(tool), given ?? {});
      const apiOf = (who: Caller) => createCaller({ service, caller: who, headers: {}, ifMatch: null });
      const call = { api: apiOf(caller), pricing: apiOf(pricingCaller(caller)), session, input };
      const answer = tool.kind === 'spend' ? await spend(tool, call) : await tool.run(call);
      return showAnswer(tool, answer);
    } catch (error) {
      return showRefusal(toRestError(error, service.log, tool.name).body);
    }
  });
}

/**
 * Takes the estimate, then the credits, and then spends. A process that is killed in between has used up the estimate and leaves the
 * credits reserved: it may count too much, and never buys twice.
 */
async function spend(tool: Tool, { input: given, ...tools }: ToolCall<Record<string, unknown>>): Promise<ToolAnswer> {
  const { estimateId, ...input } = given;
  const { service, caller, settings } = tools.session;
  const call = { ...tools, input };
  const price = await tool.price?.(call);
  const creditsMax = await takeEstimate(service, String(estimateId), { caller, tool: tool.name, input });
  if (price === undefined || price.creditsMax > creditsMax) {
    throw new ServiceError(
      'conflict',
      `It costs more than the estimate of ${creditsMax} credits by now; estimate it again`,
    );
  }
  const reservation = await reserveMcpCredits(service, creditsMax, settings.creditsPerDay);
  try {
    const answer = await tool.run(call);
    await reservation.finish(answer.credits ?? creditsMax);
    return answer;
  } catch (error) {
    if (isBeforeAnything(error, service, tool.name)) await reservation.finish(0);
    throw error;
  }
}

/** What was refused before a vendor was queried; after any other error, something may have been charged. */
function isBeforeAnything(error: unknown, { log }: ServiceContext, tool: string): boolean {
  const { status } = toRestError(error, log, tool);
  return status >= 400 && status < 409;
}
