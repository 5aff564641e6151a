import { WireError } from './wire-error.ts';

/** A call that the proxy let end: says so, because the vendor may be well. Without the proxy's user and password. */
export function aboutProxy(error: WireError, proxy: URL): WireError {
  if (error.reason !== 'connection') return error;
  const status = /\((\d{3})\)/.exec(error.cause instanceof Error ? error.cause.message : '')?.[1];
  const route = ` through the proxy ${proxy.host}${status === undefined ? '' : `, which ${describe(status)} (${status})`}`;
  return new WireError('connection', `${error.message}${route}`, error.wasSent, { cause: error.cause, route });
}

const describe = (status: string) =>
  status === '407' ? 'did not accept the user name and password' : 'refused to connect';
