/** Rules of a selection by ids or by a filter. Safe in a browser. */

/** Whoever names ids has left out the others already: `except` would be ignored, and act on those it names. */
export const isExceptOfFilter = ({ ids, except }: { ids?: unknown; except?: readonly string[] | undefined }): boolean =>
  ids === undefined || except === undefined || except.length === 0;

export const EXCEPT_OF_FILTER = {
  message: '`except` belongs to `filter`; leave it out beside `ids`',
  path: ['except'],
};
