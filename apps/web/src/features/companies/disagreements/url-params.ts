/** What the address of /disagreements owns. */
export interface DisagreementsParams {
  /** The company whose figures are compared; on a wide screen the first one when it is missing. */
  company?: string;
  /** Those that were decided, in place of the open ones. */
  state?: 'decided';
}

/** For a route's `validateSearch`: the router lays the result over the raw address, so what is unfit is in it as undefined. */
export function validateDisagreementsParams(raw: Record<string, unknown>): DisagreementsParams {
  const { company, state } = raw;
  const cleared: Record<string, undefined> = {};
  for (const name of Object.keys(raw)) cleared[name] = undefined;
  return {
    ...cleared,
    ...(typeof company === 'string' && /^[0-9a-f]{24}$/.test(company) && { company }),
    ...(state === 'decided' && { state }),
  };
}
