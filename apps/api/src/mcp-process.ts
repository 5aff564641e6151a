import type { Caller } from '@workbench/services/api-keys';
import { createContext } from '@workbench/services/shared/context';
import { ServiceError } from '@workbench/services/shared/errors';
import Fastify from 'fastify';
import { type Config, ConfigError } from './config/read-config.ts';
import { logOptions } from './plugins/http/request-log.ts';
import { isEqualInConstantTime } from './plugins/security/access-link.ts';
import { findCallerOfKey } from './plugins/security/find-caller-of-key.ts';
import { countKeyRequest } from './plugins/security/key-rate-limit.ts';
import { openProcess } from './process-context.ts';

/** Serves the tools to one client on standard input and output until it closes them; logs go to standard error. */
export async function startMcpProcess(config: Config): Promise<{ close(): Promise<void> }> {
  const { serveOnStdio } = await import('@workbench/mcp');
  const { infrastructure, close } = await openProcess(config);
  try {
    await callerOf(config);
    const { log } = Fastify(logOptions(config.logLevel, { write: (line) => process.stderr.write(line) }));
    const service = createContext({ ...infrastructure, actor: 'script', log });
    const connection = serveOnStdio(async () => {
      const caller = await callerOf(config);
      refuseTooMany(caller);
      return { service, caller, settings: config.mcp, requestId: null };
    });
    return {
      close: async () => {
        await connection.close();
        await close();
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Asked for each call: a key may have been revoked meanwhile. */
async function callerOf({ accessToken, mcpToken }: Config): Promise<Caller> {
  if (mcpToken === undefined) {
    if (accessToken === undefined) return { kind: 'anyone' };
    throw new ConfigError('MCP_TOKEN: is needed where ACCESS_TOKEN is set. Set it to ACCESS_TOKEN or to an API key.');
  }
  if (accessToken !== undefined && isEqualInConstantTime(mcpToken, accessToken)) return { kind: 'owner' };
  const found = await findCallerOfKey(mcpToken);
  if (typeof found === 'string') throw new ConfigError(`MCP_TOKEN: ${found}`);
  return found;
}

function refuseTooMany(caller: Caller): void {
  const window = countKeyRequest(caller);
  if (window === null || window.remaining >= 0) return;
  throw new ServiceError(
    'conflict',
    `This API key allows ${window.limit} requests per minute: try again in ${window.seconds} seconds.`,
  );
}
