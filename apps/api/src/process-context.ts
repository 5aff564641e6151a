import { createProxiedFetch, createProxies } from '@workbench/connectors/http';
import { stopImports } from '@workbench/services/companies';
import type { Infrastructure } from '@workbench/services/shared/context';
import { type KeyLease, leaseWorkspaceKey } from '@workbench/services/shared/workspace-key/lease-workspace-key';
import { verifyWorkspaceKey } from '@workbench/services/shared/workspace-key/workspace-key';
import { sealStoredDescriptions } from '@workbench/services/sources';
import type { Config } from './config/read-config.ts';
import { openDatabase } from './infrastructure/open-database.ts';
import { openInfrastructure } from './infrastructure/open-infrastructure.ts';
import { exitWithMessage } from './process/process-exit.ts';
import { registerJobs } from './register-jobs.ts';
import type { Tracer } from './tracing/tracer.ts';

type Database = Awaited<ReturnType<typeof openDatabase>>;

/** What every process of the workspace has, whatever its role is. */
export interface ProcessContext {
  database: Database;
  infrastructure: Infrastructure;
  /** null: no collector is configured. */
  tracer: Tracer | null;
  close(): Promise<void>;
}

const warn = (line: string) => process.stderr.write(`${line}\n`);

/** Connects, opens the network and makes all background work known; also a process that runs none starts and checks it. */
export async function openProcess(config: Config): Promise<ProcessContext> {
  const database = await openDatabase(config);
  let keyLease: KeyLease | null = null;
  try {
    const { close, ...infrastructure } = openInfrastructure(config);
    const log = { warn: (details: object, message: string) => warn(`${message}: ${JSON.stringify(details)}`) };
    await verifyWorkspaceKey(infrastructure.secrets, { isKeyLost: config.isSecretKeyLost, log });
    keyLease = await leaseWorkspaceKey(infrastructure.secrets, exitWithMessage);
    await sealStoredDescriptions(infrastructure.secrets);
    registerJobs();
    const tracer = await openTracer(config);
    const { release } = keyLease;
    return {
      database,
      infrastructure,
      tracer,
      close: async () => {
        await stopImports();
        await close();
        await tracer?.close();
        await release();
        await database.close();
      },
    };
  } catch (error) {
    await keyLease?.release();
    await database.close();
    throw error;
  }
}

/** Nothing of tracing is loaded where no collector is configured. */
async function openTracer({ tracing, proxies }: Config): Promise<Tracer | null> {
  if (tracing === null) return null;
  const { startTracer } = await import('./tracing/tracer.ts');
  return startTracer(tracing, { send: createProxiedFetch(createProxies(proxies)), warn });
}
