/** What the address of /duplicates owns. */
export interface DuplicatesParams {
  /** Contacts in place of companies. */
  tab?: 'contacts';
  /** The pair that is compared; on a wide screen the first one when it is missing. */
  pair?: string;
  /** Those that are not duplicates, in place of the open ones. */
  state?: 'dismissed';
  /** Only pairs of this company. */
  company?: string;
  /** Only pairs of this contact. */
  contact?: string;
}

/** Reads an address that anyone may have typed: what makes no sense is left out, nothing throws. */
function parseDuplicatesParams(raw: Record<string, unknown>): DuplicatesParams {
  const { tab, pair, state } = raw;
  const record = tab === 'contacts' ? 'contact' : 'company';
  const id = raw[record];
  return {
    ...(tab === 'contacts' && { tab }),
    ...(typeof pair === 'string' && /^[0-9a-f]{24}-[0-9a-f]{24}$/.test(pair) && { pair }),
    ...(state === 'dismissed' && { state }),
    ...(typeof id === 'string' && /^[0-9a-f]{24}$/.test(id) && { [record]: id }),
  };
}

/** For a route's `validateSearch`: the router lays the result over the raw address, so what is unfit is in it as undefined. */
export function validateDuplicatesParams(raw: Record<string, unknown>): DuplicatesParams {
  const cleared: Record<string, undefined> = {};
  for (const name of Object.keys(raw)) cleared[name] = undefined;
  return { ...cleared, ...parseDuplicatesParams(raw) };
}
