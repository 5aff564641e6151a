import { MailError } from './mail-error.ts';

export interface SmtpServer {
  host: string;
  port: number;
  /** TLS from the first byte; otherwise STARTTLS is used when the server offers it. */
  secure: boolean;
  auth?: { user: string; pass: string };
  isLocal: boolean;
  /** The forward proxy to take, `http://host:port`. */
  proxy?: string;
}

const RIGHT = 'SMTP_URL must look like smtp://user:password@mail.example.com:587';

/** Reads `smtp://` and `smtps://`, with `?proxy=http://…` where mail takes a forward proxy. @throws MailError that does not repeat the address, which holds the password */
export function readSmtpUrl(smtpUrl: string): SmtpServer {
  const url = URL.parse(smtpUrl);
  if (url === null || !/^smtps?:$/.test(url.protocol) || url.hostname === '') throw new MailError(RIGHT);
  const secure = url.protocol === 'smtps:';
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const user = decode(url.username);
  const proxy = readProxy(url.searchParams);
  return {
    host,
    port: url.port === '' ? (secure ? 465 : 587) : Number(url.port),
    secure,
    isLocal: /^(localhost|127(\.\d+){3}|::1)$/.test(host),
    ...(user !== '' && { auth: { user, pass: decode(url.password) } }),
    ...(proxy !== null && { proxy }),
  };
}

/** Whom a message comes from when no one set an address: the account that sends it. */
export function senderOf(smtpUrl: string): string {
  const { host, auth } = readSmtpUrl(smtpUrl);
  if (auth === undefined) return `workbench@${host}`;
  return auth.user.includes('@') ? auth.user : `${auth.user}@${host}`;
}

/** Proxies for web addresses are not asked by themselves: few of them let mail through. */
function readProxy(parameters: URLSearchParams): string | null {
  const unknown = [...parameters.keys()].find((name) => name !== 'proxy');
  if (unknown !== undefined) throw new MailError(`SMTP_URL takes the parameter "proxy" alone, not "${unknown}"`);
  const proxy = parameters.get('proxy');
  if (proxy === null) return null;
  const url = URL.parse(proxy);
  if (url && /^https?:$/.test(url.protocol)) return url.href;
  throw new MailError('The proxy in SMTP_URL must look like ?proxy=http://proxy.example.com:3128');
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new MailError(`${RIGHT}; special characters in the password are written as %40 and so on`);
  }
}
