import type { ConnectorError } from '../errors.ts';
import type { PageOutcome } from '../gather/types.ts';
import { WireError } from '../http/wire-error.ts';

/** Why an address was not read, for the parts of page reading; callers receive it as a PageOutcome. */
export class NotRead extends Error {
  override readonly name = 'NotRead';
  readonly state: PageOutcome['state'];
  /** Where the page sent its reader, when that was the reason. */
  readonly leadsTo: string | null;
  /** The host took the whole time of every attempt: asking another of its names would take as long. */
  isSilent = false;
  constructor(state: PageOutcome['state'], message: string, leadsTo: string | null = null) {
    super(message);
    this.state = state;
    this.leadsTo = leadsTo;
  }
}

/** Redirects that lead nowhere. */
export class EndlessRedirects extends NotRead {
  constructor(message: string) {
    super('failed', message);
  }
}

/**
 * A failed call in words about a page. `asked` is the address that was really called: its host means nothing to a
 * person where something stands in for the site.
 */
export function toNotRead(error: ConnectorError, url: URL, asked: string, bytesMax: number): NotRead {
  const askedHost = URL.canParse(asked) ? new URL(asked).host : url.host;
  const said = error.message.replace(/^vendor [\w-]+: /, '').replaceAll(askedHost, url.host);
  const status = /\(status (\d{3})\)/.exec(said)?.[1];
  switch (error.kind) {
    case 'auth':
      return new NotRead('forbidden', 'The page asks for a login.');
    case 'forbidden':
      return new NotRead('forbidden', `The site does not let programs read this page (status ${status ?? 403}).`);
    case 'blocked_address':
      return new NotRead('forbidden', `This address must not be asked: ${said.replace(/^.*may not be asked: /, '')}.`);
    case 'too_large':
      return new NotRead('too_large', `The page is larger than ${Math.round(bytesMax / 1024 / 1024)} MB.`);
    case 'rate_limited':
      return new NotRead('failed', 'The site asks to be read less often.');
    case 'vendor_unavailable':
      if (status !== undefined) return new NotRead('failed', `The site has a fault of its own (status ${status}).`);
      return withoutAnswer(error, said, url.host);
    default:
      return new NotRead(
        'failed',
        `The site refuses this request${status === undefined ? '' : ` (status ${status})`}.`,
      );
  }
}

function withoutAnswer({ cause }: ConnectorError, said: string, host: string): NotRead {
  // A host's name stays as it is written.
  const begins = said.startsWith(host) ? said : `${said.charAt(0).toUpperCase()}${said.slice(1)}`;
  const failure = new NotRead('failed', `${begins}.`);
  failure.isSilent = cause instanceof WireError && cause.reason === 'timeout';
  return failure;
}
