import type { AppDeps } from '@workbench/api';
import { type Sandbox, type SandboxOptions, startSandbox } from '@workbench/sandbox/server';
import { createContext, noInfrastructure, type ServiceContext } from '@workbench/services/shared/context';
import { afterAll, beforeAll } from 'vitest';
import { type Background, startBackground } from '../../apps/api/src/background.ts';
import { readConfig } from '../../apps/api/src/config/read-config.ts';
import { sandboxEnvironment, writeSandboxKeyFile } from '../../apps/api/src/demo/sandbox-environment.ts';
import { openInfrastructure } from '../../apps/api/src/infrastructure/open-infrastructure.ts';
import { type RunningApi, useApi } from './start-api.ts';

export interface RunningProduct {
  api: RunningApi;
  sandbox: Sandbox;
  ctx: ServiceContext;
}

/**
 * The whole product of one process for this test file: API, background work and connectors, which speak to a sandbox
 * of its own. The fields are filled in before the first test.
 * @param isIdle leaves background work as it was begun
 */
export function useProduct(
  variables: NodeJS.ProcessEnv = {},
  { isIdle = false, app, sandbox }: { isIdle?: boolean; app?: Partial<AppDeps>; sandbox?: SandboxOptions } = {},
): RunningProduct {
  const product = {} as RunningProduct;
  let background: Background | null = null;
  let closeInfrastructure: () => Promise<void>;
  // The application is built before the sandbox has an address: this object is filled in afterwards.
  const infrastructure = noInfrastructure();
  product.api = useApi({ infrastructure, ...app });

  beforeAll(async () => {
    product.sandbox = await startSandbox(sandbox);
    const config = readConfig(
      {},
      {
        ...sandboxEnvironment(product.sandbox.baseUrls()),
        GOOGLE_SERVICE_ACCOUNT_FILE: writeSandboxKeyFile(product.api.dataDir),
        ...variables,
        DATA_DIR: product.api.dataDir,
      },
    );
    const opened = openInfrastructure(config);
    closeInfrastructure = () => opened.close();
    Object.assign(infrastructure, opened);
    product.ctx = createContext({ ...infrastructure, actor: 'job' });
    if (!isIdle) background = await startBackground(product.ctx);
  });

  afterAll(async () => {
    await background?.stop();
    await closeInfrastructure();
    await product.sandbox.close();
  });
  return product;
}
