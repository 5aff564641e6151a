import { isIP } from 'node:net';
import { z } from 'zod';

/** The origin of a web address, as a browser sends it in `Origin`. */
export const webOrigin = z.string().transform((value, ctx) => {
  const url = URL.parse(value);
  if (url && /^https?:$/.test(url.protocol) && url.pathname === '/' && url.username === '') return url.origin;
  ctx.addIssue('must be a web address without a path, like https://workbench.example.com');
  return z.NEVER;
});

/** A number of proxies, or addresses and networks of proxies. */
export const trustedProxies = z.string().transform((value, ctx): number | string[] => {
  if (/^[1-9]$/.test(value)) return Number(value);
  const proxies = value.split(',').map((proxy) => proxy.trim());
  if (proxies.every(isProxy)) return proxies;
  ctx.addIssue('must be the number of proxies in front, like 1, or their addresses, like 10.0.0.5,192.168.0.0/16');
  return z.NEVER;
});

/** An address, a network, or one of Fastify's names for private networks. */
function isProxy(text: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(text)) return true;
  const [address = '', bits, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return bits === undefined || (/^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}
