/** Two ids or domains as one key, the same in both orders. Pure. */
export function pairId(a: string, b: string): string {
  return [a, b].toSorted().join('-');
}

/** Under which "Not a duplicate" is kept: by the ids, and by the domains for companies that are imported again. */
export function dismissalKeys(a: PairedCompany, b: PairedCompany): [string, string] {
  return [`id:${pairId(a.id, b.id)}`, `domain:${[a.domain, b.domain].toSorted().join(' ')}`];
}

export interface PairedCompany {
  id: string;
  domain: string;
}
