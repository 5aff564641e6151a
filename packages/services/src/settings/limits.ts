/** Limits of the settings calls, as values that the web client may import: no dependency. */

/** Sources that must report before a company has an aggregate. */
export const MINIMUM_SOURCES_MIN = 1;
export const MINIMUM_SOURCES_MAX = 5;

/** Of the age from which a figure gives way to fresher ones. */
export const FIGURE_AGE_MIN_MONTHS = 1;
export const FIGURE_AGE_MAX_MONTHS = 120;

export const NOTIFICATIONS_LIMIT_DEFAULT = 50;
export const NOTIFICATIONS_LIMIT_MAX = 200;
