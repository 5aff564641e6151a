import { createAnthropic } from '@ai-sdk/anthropic';
import { createOpenAI } from '@ai-sdk/openai';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { LanguageModel as SdkModel } from 'ai';
import { boundedFetch } from '../http/bounded-fetch.ts';
import type { LanguageModelConfig } from './types.ts';

/** Far above what a model may answer; a server that never ends must not fill the memory. */
const BYTES_MAX = 8 * 1024 * 1024;

/** The library prints its warnings on the console, where a server's log is. */
(globalThis as { AI_SDK_LOG_WARNINGS?: boolean }).AI_SDK_LOG_WARNINGS = false;

/**
 * The configured model as the AI SDK knows it.
 * @param enforcesSchema false for a server that refuses `json_schema`; the schema then stands in the prompt alone
 */
export function openProvider(
  { provider, model, baseUrl, apiKey }: LanguageModelConfig,
  { send, enforcesSchema }: { send: typeof fetch; enforcesSchema: boolean },
): SdkModel {
  const shared = { fetch: boundedFetch(BYTES_MAX, send), ...(apiKey !== null && { apiKey }) };
  const address = baseUrl === null ? {} : { baseURL: baseUrl.replace(/\/+$/, '') };
  switch (provider) {
    case 'openai':
      return createOpenAI({ ...shared, ...address })(model);
    case 'anthropic':
      return createAnthropic({ ...shared, ...address })(model);
    case 'openai-compatible': {
      const options = { name: 'ai', baseURL: address.baseURL ?? '', includeUsage: true, ...shared };
      return createOpenAICompatible({ ...options, supportsStructuredOutputs: enforcesSchema })(model);
    }
  }
}
