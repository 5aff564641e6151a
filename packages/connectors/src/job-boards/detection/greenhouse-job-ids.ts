/** Numbers of postings that pages with a Greenhouse board of their own make name in their links. */
export function greenhouseJobIds(addresses: readonly string[]): string[] {
  return addresses.flatMap((address) => /[?&;]gh_jid=(\d+)/.exec(address)?.[1] ?? []);
}
