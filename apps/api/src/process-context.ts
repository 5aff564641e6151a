import type { Infrastructure } from '@workbench/services/shared/context';
import { registerJobs } from './background.ts';
import type { Config } from './config.ts';
import { openDatabase } from './database.ts';
import { openInfrastructure } from './infrastructure.ts';

type Database = Awaited<ReturnType<typeof openDatabase>>;

/** What every process of the workspace has, whatever its role is. */
export interface ProcessContext {
  database: Database;
  infrastructure: Infrastructure;
  close(): Promise<void>;
}

/** Connects, opens the network and makes all background work known; also a process that runs none starts and checks it. */
export async function openProcess(config: Config): Promise<ProcessContext> {
  const database = await openDatabase(config);
  try {
    const { close, ...infrastructure } = openInfrastructure(config);
    registerJobs();
    return {
      database,
      infrastructure,
      close: async () => {
        await close();
        await database.close();
      },
    };
  } catch (error) {
    await database.close();
    throw error;
  }
}
