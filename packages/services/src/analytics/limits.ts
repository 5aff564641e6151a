/** Countries of their own in a chart; the others are one element. */
export const COUNTRIES_SHOWN = 9;

export const LOCATIONS_DEFAULT = 9;
export const LOCATIONS_MAX = 100;
