import { ConnectorError } from '../errors.ts';

/** The source's time limit passed before everything was there. */
export function timeLimitError(vendor: string, what: string): ConnectorError {
  return new ConnectorError('vendor_unavailable', vendor, `vendor ${vendor}: ${what} within the time limit`);
}

/** The work's outcome, or a ConnectorError as soon as the time is over. */
export function withTimeLimit<T>(work: Promise<T>, signal: AbortSignal, vendor: string, what: string): Promise<T> {
  return new Promise((resolve, reject) => {
    const end = () => reject(timeLimitError(vendor, what));
    if (signal.aborted) return end();
    signal.addEventListener('abort', end, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', end));
  });
}
