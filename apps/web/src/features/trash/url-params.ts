import { TRASH_KIND_NAMES, TRASH_SEARCH_MAX, type TrashKindName } from '@workbench/services/trash/limits';

/** What the address of /trash owns. */
export interface TrashParams {
  kind?: TrashKindName;
  q?: string;
}

/** Reads an address that anyone may have typed: what makes no sense is left out, nothing throws. */
export function parseTrashParams(raw: Record<string, unknown>): TrashParams {
  const kind = TRASH_KIND_NAMES.find((name) => name === raw.kind);
  const q = ['string', 'number'].includes(typeof raw.q) ? String(raw.q).slice(0, TRASH_SEARCH_MAX) : '';
  return { ...(kind !== undefined && { kind }), ...(q.trim() !== '' && { q }) };
}

/** For a route's `validateSearch`: names without a value are cleared, as the router would keep them. */
export function validateTrashParams(raw: Record<string, unknown>): TrashParams {
  const cleared = Object.fromEntries(Object.keys(raw).map((name) => [name, undefined]));
  return { ...cleared, ...parseTrashParams(raw) };
}
