const HINT_LENGTH = 4;

/** The last characters would reveal too much of a shorter key. */
const HINTED_KEY_MIN = 12;

export const keyHint = (key: string): string => (key.length >= HINTED_KEY_MIN ? key.slice(-HINT_LENGTH) : '');
