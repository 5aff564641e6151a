import { APICallError, generateText, NoObjectGeneratedError, Output, streamText } from 'ai';
import { z } from 'zod';
import { unfinishedError, unfinishedReason } from './finish-reason.ts';
import { isUnreadable, toModelError } from './model-error.ts';
import { openProvider } from './provider.ts';
import type { LanguageModel, LanguageModelConfig, ModelRequest, TokenUsage } from './types.ts';

const TIMEOUT_MS = 120_000;
const OUTPUT_TOKENS = 4000;
/** Of an answer that did not fit, as much is sent back as helps to mend it. */
const SENT_BACK_MAX = 4000;

/** The configured model by the AI SDK. Every try of a call is counted in its usage. */
export function createSdkModel(config: LanguageModelConfig, send: typeof fetch): LanguageModel {
  // Some compatible servers know no schemas and refuse them; after the first refusal they are asked without.
  let enforcesSchema = true;

  const timeoutOf = ({ timeoutMs = config.timeoutMs ?? TIMEOUT_MS }: ModelRequest) => timeoutMs;
  const optionsOf = (request: ModelRequest) => {
    const deadline = AbortSignal.timeout(timeoutOf(request));
    return {
      model: openProvider(config, { send, enforcesSchema }),
      instructions: request.instructions,
      maxOutputTokens: request.outputTokensMax ?? OUTPUT_TOKENS,
      // Jobs try again by themselves, later than a library would.
      maxRetries: 0,
      abortSignal: request.signal === undefined ? deadline : AbortSignal.any([deadline, request.signal]),
    };
  };
  const explain = (error: unknown, request: ModelRequest) => toModelError(error, config, timeoutOf(request));

  async function generate<T>(request: ModelRequest & { schema: z.ZodType<T> }, prompt: string) {
    const options = optionsOf(request);
    const answer = await generateText({ ...options, prompt, output: Output.object({ schema: request.schema }) });
    // A refusal may come without a word, and is no answer that could be mended.
    const refusal = answer.finishReason === 'content-filter' ? unfinishedReason(answer.finishReason) : null;
    if (refusal !== null) throw unfinishedError(refusal, config);
    return { object: answer.output as T, usage: toUsage(answer.usage) };
  }

  async function generateWithSchema<T>(request: ModelRequest & { schema: z.ZodType<T> }, prompt: string) {
    const isCompatible = config.provider === 'openai-compatible';
    const full = isCompatible ? `${prompt}\n\n${schemaText(request.schema)}` : prompt;
    try {
      return await generate(request, full);
    } catch (error) {
      if (!isCompatible || !enforcesSchema || !refusesSchema(error)) throw error;
      enforcesSchema = false;
      return await generate(request, full);
    }
  }

  return {
    provider: config.provider,
    model: config.model,
    async generateObject(request) {
      try {
        return await generateWithSchema(request, request.prompt);
      } catch (error) {
        if (!isUnreadable(error) || request.signal?.aborted) throw explain(error, request);
        // Asking again for the JSON changes no refusal.
        const refusal =
          NoObjectGeneratedError.isInstance(error) && error.finishReason === 'content-filter'
            ? unfinishedReason(error.finishReason)
            : null;
        if (refusal !== null) throw unfinishedError(refusal, config);
        return await repair(error, request);
      }
    },
    async generateText(request) {
      try {
        const answer = await generateText({ ...optionsOf(request), prompt: request.prompt });
        const problem = unfinishedReason(answer.finishReason);
        if (problem !== null) throw unfinishedError(problem, config);
        return { text: answer.text, usage: toUsage(answer.usage) };
      } catch (error) {
        throw explain(error, request);
      }
    },
    streamText(request) {
      const failed: { error?: unknown } = {};
      const stream = streamText({
        ...optionsOf(request),
        prompt: request.prompt,
        // Without this the library prints the error and ends the stream as if it were whole.
        onError: ({ error }) => {
          failed.error = error;
        },
      });
      async function* pieces() {
        try {
          yield* stream.textStream;
        } catch (error) {
          throw explain(error, request);
        }
        if ('error' in failed) throw explain(failed.error, request);
        const problem = unfinishedReason(await stream.finishReason);
        if (problem !== null) throw unfinishedError(problem, config);
      }
      const usage = Promise.resolve(stream.usage).then(toUsage, (error) => Promise.reject(explain(error, request)));
      usage.catch(() => undefined);
      return { pieces: pieces(), usage };
    },
  };

  /** Once: what does not fit the second time either is an error. */
  async function repair<T>(error: unknown, request: ModelRequest & { schema: z.ZodType<T> }) {
    const [answer, usedTokens] = NoObjectGeneratedError.isInstance(error)
      ? [error.text ?? '', toUsage(error.usage)]
      : ['', NO_USAGE];
    const prompt = [
      request.prompt,
      'Your answer before could not be read. It began with:',
      answer.slice(0, SENT_BACK_MAX),
      'Answer again, with JSON of the asked shape and nothing else.',
      schemaText(request.schema),
    ].join('\n\n');
    try {
      const { object, usage } = await generateWithSchema(request, prompt);
      return { object, usage: addUsage(usedTokens, usage) };
    } catch (second) {
      throw explain(second, request);
    }
  }
}

const schemaText = (schema: z.ZodType) => `The JSON schema of the answer:\n${JSON.stringify(z.toJSONSchema(schema))}`;

function refusesSchema(error: unknown): boolean {
  if (!APICallError.isInstance(error)) return false;
  return (
    [400, 422, 501].includes(error.statusCode ?? 0) &&
    /response_format|json_schema|schema|format/i.test(`${error.message} ${error.responseBody}`)
  );
}

const NO_USAGE: TokenUsage = { inputTokens: 0, outputTokens: 0 };

function toUsage(
  usage: { inputTokens?: number | undefined; outputTokens?: number | undefined } | undefined,
): TokenUsage {
  return { inputTokens: usage?.inputTokens ?? 0, outputTokens: usage?.outputTokens ?? 0 };
}

const addUsage = (a: TokenUsage, b: TokenUsage): TokenUsage => ({
  inputTokens: a.inputTokens + b.inputTokens,
  outputTokens: a.outputTokens + b.outputTokens,
});
