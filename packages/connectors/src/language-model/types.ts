import type { z } from 'zod';

export const AI_PROVIDERS = ['openai', 'anthropic', 'openai-compatible'] as const;
export type AiProvider = (typeof AI_PROVIDERS)[number];

export interface LanguageModelConfig {
  provider: AiProvider;
  model: string;
  /** Replaces the provider's own address; required for openai-compatible. With the version, as http://localhost:11434/v1. */
  baseUrl: string | null;
  apiKey: string | null;
  /** For a whole call that names no time of its own. Default 120 s. */
  timeoutMs?: number;
}

/** What a call took; 0 where the provider does not say. */
export interface TokenUsage {
  inputTokens: number;
  outputTokens: number;
}

export interface ModelRequest {
  /** Who it is and what to do. Never holds fetched text. */
  instructions: string;
  /** The data, fetched text delimited as such. */
  prompt: string;
  /** Default 4,000. */
  outputTokensMax?: number;
  /** For the whole call, tries included. Default: that of the configuration. */
  timeoutMs?: number;
  signal?: AbortSignal;
}

/**
 * A language model, whoever serves it. No tools, ever. All failures are ConnectorErrors with the vendor `ai`: auth,
 * rate_limited, vendor_unavailable (5xx, timeout, connection), credits_exhausted, invalid_request, contract_changed
 * (the answer is no JSON or does not fit the schema, also after one repair).
 */
export interface LanguageModel {
  provider: AiProvider;
  model: string;
  /** Answers by the schema; an answer that does not fit is sent back once with what was wrong. */
  generateObject<T>(request: ModelRequest & { schema: z.ZodType<T> }): Promise<{ object: T; usage: TokenUsage }>;
  generateText(request: ModelRequest): Promise<{ text: string; usage: TokenUsage }>;
  /** Piece by piece; `usage` settles with the end. Iterating throws a ConnectorError when the stream breaks off. */
  streamText(request: ModelRequest): { pieces: AsyncIterable<string>; usage: Promise<TokenUsage> };
}
