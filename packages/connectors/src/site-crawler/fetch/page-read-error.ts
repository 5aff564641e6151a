import type { ConnectorError } from '../../errors.ts';
import type { PageOutcome } from '../../gather/types.ts';
import { WireError } from '../../http/transport/wire-error.ts';

/** Why an address was not read, for the parts of page reading; callers receive it as a PageOutcome. */
export class PageReadError extends Error {
  override readonly name = 'NotRead';
  readonly state: PageOutcome['state'];
  /** Where the page sent its reader, when that was the reason. */
  readonly redirectTarget: string | null;
  /** The host took the whole time of every attempt: asking another of its names would take as long. */
  hasTimedOut = false;
  constructor(state: PageOutcome['state'], message: string, leadsTo: string | null = null) {
    super(message);
    this.state = state;
    this.redirectTarget = leadsTo;
  }
}

/** Redirects that lead nowhere: without an end, or without an address. */
export class LostRedirectError extends PageReadError {
  constructor(message: string) {
    super('failed', message);
  }
}

/**
 * A failed call in words about a page. `asked` is the address that was really called: its host means nothing to a
 * person where something stands in for the site.
 */
export function toPageReadError(
  error: ConnectorError,
  url: URL,
  requestedUrl: string,
  bytesMax: number,
): PageReadError {
  const requestedHost = URL.canParse(requestedUrl) ? new URL(requestedUrl).host : url.host;
  const vendorMessage = error.message.replace(/^vendor [\w-]+: /, '').replaceAll(requestedHost, url.host);
  const status = /\(status (\d{3})\)/.exec(vendorMessage)?.[1];
  switch (error.kind) {
    case 'auth':
      return new PageReadError('forbidden', 'The page asks for a login.');
    case 'forbidden':
      return new PageReadError(
        'forbidden',
        `The site blocks automated access to this page (status ${status ?? 403}). Try opening it in a browser.`,
      );
    case 'blocked_address':
      return new PageReadError(
        'forbidden',
        `This address must not be requested: ${vendorMessage.replace(/^.*must not be requested: /, '')}.`,
      );
    case 'too_large':
      return new PageReadError('too_large', `The page is larger than ${Math.round(bytesMax / 1024 / 1024)} MB.`);
    case 'rate_limited':
      return new PageReadError('failed', 'The site is limiting requests.');
    case 'vendor_unavailable':
      if (status !== undefined)
        return new PageReadError('failed', `The site has a fault of its own (status ${status}).`);
      return toConnectionError(error, vendorMessage, url.host);
    default: {
      const message = `The site refuses this request${status === undefined ? '' : ` (status ${status})`}.`;
      // A 300, or a 304 that no one asked for: a redirect without an address as well.
      return error.kind === 'contract_changed' ? new LostRedirectError(message) : new PageReadError('failed', message);
    }
  }
}

function toConnectionError({ cause }: ConnectorError, vendorMessage: string, host: string): PageReadError {
  // A host's name stays as it is written.
  const begins = vendorMessage.startsWith(host)
    ? vendorMessage
    : `${vendorMessage.charAt(0).toUpperCase()}${vendorMessage.slice(1)}`;
  const failure = new PageReadError('failed', `${begins}.`);
  failure.hasTimedOut = cause instanceof WireError && cause.reason === 'timeout';
  return failure;
}
