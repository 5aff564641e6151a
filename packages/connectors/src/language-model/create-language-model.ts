import type { LanguageModel, LanguageModelConfig } from './types.ts';

/**
 * The configured model. Nothing is sent, and the SDK is not loaded, before the first call.
 * @param send default: the fetch of Node.js
 */
export function createLanguageModel(config: LanguageModelConfig, send: typeof fetch = fetch): LanguageModel {
  let opened: Promise<LanguageModel> | undefined;
  const open = () => {
    opened ??= import('./sdk-model.ts').then(({ createSdkModel }) => createSdkModel(config, send));
    return opened;
  };
  return {
    provider: config.provider,
    model: config.model,
    generateObject: async (request) => (await open()).generateObject(request),
    generateText: async (request) => (await open()).generateText(request),
    streamText(request) {
      const stream = open().then((model) => model.streamText(request));
      async function* pieces() {
        yield* (await stream).pieces;
      }
      const usage = stream.then((started) => started.usage);
      usage.catch(() => undefined);
      return { pieces: pieces(), usage };
    },
  };
}
