import { createHttpClient } from '@workbench/connectors/http';
import { createLanguageModel } from '@workbench/connectors/language-model';
import type { LanguageModelConfig } from '@workbench/connectors/language-model/types';
import { useTestDatabase } from '@workbench/db/testing';
import { MODEL_KEY, type ModelServer, type Sandbox, startModelServer, startSandbox } from '@workbench/sandbox/server';
import { createContext, type ServiceContext } from '@workbench/services/shared/context';
import { createSharedParts } from '@workbench/services/sources';
import { afterAll, beforeAll, beforeEach } from 'vitest';

const COMPANIES = 20;
export const MODEL_NAME = 'sandbox-1';

/** The real services and HTTP client over the sandbox's people sources, with a language model that a test can spoil. */
export class ContactBench {
  sandbox!: Sandbox;
  models!: ModelServer;
  readonly ctx: ServiceContext = createContext();
  #close: () => Promise<void> = async () => undefined;

  /** Who reads and writes from now on. */
  useModel(config: Partial<LanguageModelConfig>): void {
    const usual = { provider: 'openai', model: MODEL_NAME, baseUrl: this.models.baseUrl, apiKey: MODEL_KEY } as const;
    this.ctx.model = createLanguageModel({ ...usual, ...config });
  }

  async start(): Promise<void> {
    [this.sandbox, this.models] = await Promise.all([startSandbox({ companies: COMPANIES }), startModelServer()]);
    const http = createHttpClient({
      shared: createSharedParts(),
      userAgent: 'Tests',
      allowPrivateNetwork: true,
      limitsLifted: true,
    });
    const keys = { apollo: 'sandbox-apollo-key', pdl: 'sandbox-pdl-key' };
    this.ctx.http = http;
    Object.assign(this.ctx.environment, { baseUrls: this.sandbox.baseUrls(), keys });
    this.#close = async () => {
      await http.close();
      await Promise.all([this.sandbox.close(), this.models.close()]);
    };
  }

  stop(): Promise<void> {
    return this.#close();
  }
}

/** Ready before the first test; each test begins with an honest model. */
export function useContactBench(): ContactBench {
  useTestDatabase();
  const bench = new ContactBench();
  beforeAll(() => bench.start());
  beforeEach(() => {
    bench.models.behave('honest');
    bench.useModel({});
  });
  afterAll(() => bench.stop());
  return bench;
}
