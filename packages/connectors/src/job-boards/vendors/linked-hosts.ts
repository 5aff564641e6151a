/** Hosts of all addresses in a text, each once; slashes may be escaped as in JSON. */
export function hostsIn(text: string): string[] {
  const hosts = text.matchAll(/https?:(?:\\?\/){2}([a-z0-9][a-z0-9.-]*)/gi);
  return [...new Set([...hosts].map(([, host = '']) => host.toLowerCase().replace(/\.+$/, '')))];
}

/** Whether one of the hosts is the domain or below it. */
export function linksToDomain(hosts: readonly string[], domain: string): boolean {
  return hosts.some((host) => host === domain || host.endsWith(`.${domain}`));
}
