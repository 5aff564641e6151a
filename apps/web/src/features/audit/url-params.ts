/** What the address of /audit-log owns: the filter. */
export interface AuditParams {
  from?: string;
  to?: string;
  actor?: string;
  operation?: string;
  record?: string;
}

const SHAPES: Record<keyof AuditParams, RegExp> = {
  from: /^\d{4}-\d\d-\d\d$/,
  to: /^\d{4}-\d\d-\d\d$/,
  actor: /^(?:owner|anyone|job|demo|[0-9a-f-]{36})$/,
  operation: /^\S.{0,79}$/,
  record: /^[0-9a-f-]{24,36}$/,
};

/** Reads an address that anyone may have typed: what makes no sense is left out, nothing throws. */
export function parseAuditParams(raw: Record<string, unknown>): AuditParams {
  const known = Object.entries(SHAPES).filter(([name, shape]) => shape.test(String(raw[name] ?? '')));
  return Object.fromEntries(known.map(([name]) => [name, String(raw[name])]));
}

/** For a route's `validateSearch`: names without a value are cleared, as the router would keep them. */
export function validateAuditParams(raw: Record<string, unknown>): AuditParams {
  const cleared = Object.fromEntries(Object.keys(raw).map((name) => [name, undefined]));
  return { ...cleared, ...parseAuditParams(raw) };
}

/** The filter as the server takes it: days begin and end where the person is. */
export function toAuditFilter({ from, to, ...rest }: AuditParams): AuditParams {
  const start = (day: string, plusDays: number) => {
    const date = new Date(`${day}T00:00:00`);
    date.setDate(date.getDate() + plusDays);
    return Number.isNaN(date.getTime()) ? undefined : date.toISOString();
  };
  const bounds = { from: from && start(from, 0), to: to && start(to, 1) };
  return { ...rest, ...Object.fromEntries(Object.entries(bounds).filter(([, bound]) => bound)) };
}
