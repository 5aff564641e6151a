import { type ProxySettings, readNoProxy } from '@workbench/connectors/http';
import { z } from 'zod';

/** The address of a forward proxy. It may hold a password. */
const proxy = z.string().transform((value, context) => {
  const url = URL.parse(value);
  if (url && /^https?:$/.test(url.protocol) && url.pathname === '/' && url.search === '') return url.href;
  context.addIssue('must be the address of a proxy, like http://proxy.example.com:3128');
  return z.NEVER;
});

const exceptions = z.string().superRefine((value, context) => {
  const read = readNoProxy(value);
  if (typeof read === 'function') return;
  context.addIssue(
    `must be hosts, addresses or networks, like intranet.example.com,10.0.0.0/8, not "${read.unreadable}"`,
  );
});

/** As curl and others spell them; the lower case counts where both are set. */
export const proxyVariables = {
  HTTP_PROXY: proxy.optional(),
  http_proxy: proxy.optional(),
  HTTPS_PROXY: proxy.optional(),
  https_proxy: proxy.optional(),
  NO_PROXY: exceptions.optional(),
  no_proxy: exceptions.optional(),
};

/** Variables whose values stay out of messages. */
export const PROXY_VARIABLES = ['HTTP_PROXY', 'http_proxy', 'HTTPS_PROXY', 'https_proxy'];

export function toProxySettings(parsed: z.infer<z.ZodObject<typeof proxyVariables>>): ProxySettings {
  return {
    http: parsed.http_proxy ?? parsed.HTTP_PROXY ?? null,
    https: parsed.https_proxy ?? parsed.HTTPS_PROXY ?? null,
    none: parsed.no_proxy ?? parsed.NO_PROXY ?? null,
  };
}
