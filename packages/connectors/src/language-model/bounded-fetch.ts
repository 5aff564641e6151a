/** Far above what a model may answer; a server that never ends must not fill the memory. */
const BYTES_MAX = 8 * 1024 * 1024;

/**
 * `fetch` for the AI SDK: no redirects, because they would carry the key to another host, and an answer of bounded size.
 * The address comes from the configuration, not from data, so it may well be this machine's (Ollama, vLLM).
 */
export const boundedFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, { ...init, redirect: 'error' });
  if (response.body === null) return response;
  let bytes = 0;
  const counter = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      bytes += chunk.byteLength;
      if (bytes > BYTES_MAX) controller.error(new Error(`The answer is longer than ${BYTES_MAX / 1024 / 1024} MB`));
      else controller.enqueue(chunk);
    },
  });
  const { status, statusText, headers } = response;
  return new Response(response.body.pipeThrough(counter), { status, statusText, headers });
};
