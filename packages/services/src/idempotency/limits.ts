/** A longer answer is not kept; the call is not carried out again all the same. */
export const KEPT_ANSWER_BYTES_MAX = 4 * 1024 * 1024;
