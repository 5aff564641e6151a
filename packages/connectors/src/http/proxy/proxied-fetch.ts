import { Request as ProxiedRequest, ProxyAgent, fetch as sendProxied } from 'undici';
import type { Proxies } from './proxies.ts';

type Fetch = typeof fetch;

/** `fetch` for the client libraries of vendors: through the proxy that the address takes, or directly. */
export function createProxiedFetch(proxies: Proxies): Fetch {
  const agents = new Map<string, ProxyAgent>();
  function agentOf({ href }: URL): ProxyAgent {
    const agent = agents.get(href) ?? new ProxyAgent({ uri: href, requestTls: { allowH2: false } });
    agents.set(href, agent);
    return agent;
  }
  return async (input, init) => {
    const proxy = proxies.of(new URL(input instanceof Request ? input.url : input));
    if (proxy === null) return await fetch(input, init);
    // The fetch of Node.js takes no proxy of this library, whose own takes none of its requests.
    const request = input instanceof Request ? await copyRequest(input) : input;
    const options = { ...init, dispatcher: agentOf(proxy) } as Parameters<typeof sendProxied>[1];
    return (await sendProxied(request, options)) as unknown as Response;
  };
}

async function copyRequest({ url, method, headers, body, redirect, signal }: Request): Promise<ProxiedRequest> {
  const bytes = body === null ? null : await new Response(body).bytes();
  return new ProxiedRequest(url, { method, headers: [...headers], body: bytes, redirect, signal });
}
