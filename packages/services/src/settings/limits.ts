/** Limits of the settings calls, as values that the web client may import: no dependency. */

/** Sources that must report before a company has an aggregate. */
export const MINIMUM_SOURCES_MIN = 1;
export const MINIMUM_SOURCES_MAX = 5;

export const NOTIFICATIONS_LIMIT_DEFAULT = 50;
export const NOTIFICATIONS_LIMIT_MAX = 200;
