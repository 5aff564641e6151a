/** EX_TEMPFAIL: another engine holds the directory; connecting to it, or trying later, is the answer. */
export const EXIT_DIRECTORY_IN_USE = 75;
