/** Some systems wrap the block in an HTML comment or CDATA. undefined for broken JSON, which is common. */
export function parseJsonLd(text: string): unknown {
  const json = text
    .replace(/^\s*(?:<!--|\/\*\s*<!\[CDATA\[\s*\*\/|<!\[CDATA\[)/, '')
    .replace(/(?:-->|\/\*\s*\]\]>\s*\*\/|\]\]>)\s*$/, '');
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

/** The things a block speaks of: itself, its list or its graph, and whom a page or site is about or published by. */
export function jsonLdNodes(block: unknown, depth = 0): Record<string, unknown>[] {
  if (depth > 4) return [];
  if (Array.isArray(block)) return block.flatMap((item) => jsonLdNodes(item, depth + 1));
  if (typeof block !== 'object' || block === null) return [];
  const node = block as Record<string, unknown>;
  const isPage = jsonLdTypes(node).some((type) => /(?:Page|WebSite)$/.test(type));
  const about = isPage ? [node.publisher, node.about, node.mainEntity] : [];
  return [node, ...[node['@graph'], ...about].flatMap((item) => jsonLdNodes(item, depth + 1))];
}

/** Its schema.org types; the field may be a name or a list of names. */
export function jsonLdTypes(node: Record<string, unknown>): string[] {
  const type = node['@type'];
  return (Array.isArray(type) ? type : [type]).filter((name) => typeof name === 'string');
}
