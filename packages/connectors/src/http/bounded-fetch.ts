import { BlockedAddressError } from './network-guard/network-guard.ts';
import { isNeverFetchedHost } from './network-guard/never-fetched-hosts.ts';
import { type CallAttributes, tracedCall } from './traced-call.ts';

/** The answer was longer than allowed; thrown while its body is read. */
export class ResponseTooLargeError extends Error {
  override readonly name = 'AnswerTooLong';
}

/**
 * `fetch` for the client library of a vendor: no redirects, because they would carry the key to another host, and an
 * answer of bounded size. For addresses from the configuration, not from data, so it may well be this machine's.
 * @param bytesMax of the unpacked body
 */
export function boundedFetch(bytesMax: number, fetchImpl: typeof fetch = fetch): typeof fetch {
  return async (input, init) => {
    const { hostname } = new URL(input instanceof Request ? input.url : input);
    if (isNeverFetchedHost(hostname)) throw new BlockedAddressError(`${hostname} is never fetched`);
    const attributes: CallAttributes = { 'server.address': hostname };
    const response = await tracedCall(attributes, async () => {
      const answer = await fetchImpl(input, { ...init, redirect: 'error' });
      attributes['http.response.status_code'] = answer.status;
      return answer;
    });
    if (response.body === null) return response;
    let bytes = 0;
    const counter = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        bytes += chunk.byteLength;
        if (bytes > bytesMax) {
          controller.error(
            new ResponseTooLargeError(`The answer is longer than ${Math.round(bytesMax / 1024 / 1024)} MB`),
          );
        } else controller.enqueue(chunk);
      },
    });
    const { status, statusText, headers } = response;
    return new Response(response.body.pipeThrough(counter), { status, statusText, headers });
  };
}
