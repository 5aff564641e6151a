/** What the calls on contacts accept. No imports. */

export const SENTENCE_MAX = 500;
/** Length of one value of a filter, and values of one filter. */
export const FILTER_MAX = 120;
export const FILTERS_MAX = 50;
export const KEYWORDS_MAX = 300;

export const PER_PAGE_DEFAULT = 25;
export const PER_PAGE_MAX = 100;
/** Results can be saved, revealed and paged for this long; afterwards the search must be repeated. */
export const RESULTS_KEPT_MS = 86_400_000;

/** Most that one call saves, suppresses, adds or removes. */
export const SELECTION_MAX = 1000;
/** Contacts that one export names by their ids. */
export const EXPORT_RESULTS_MAX = 10_000;
export const REVEAL_MAX = 100;

/** Length of each field that a person can edit. */
export const CONTACT_FIELD_MAX = {
  name: 200,
  title: 200,
  organizationName: 200,
  organizationDomain: 253,
  email: 254,
  phone: 40,
  city: 120,
  state: 120,
  country: 120,
  linkedinUrl: 300,
} as const;

export const CONTACT_LIST_MAX = 200;
export const NOTE_MAX = 600;
export const NOTES_MAX = 50;

export const SAVED_SEARCHES_MAX = 200;
export const SAVED_SEARCH_NAME_MAX = 120;

/** Emails, profiles, phone numbers and domains that one call suppresses. */
export const IDENTIFIERS_MAX = 1000;
export const SUPPRESSION_REASON_MAX = 200;
/** Most that a selection by a filter has. */
export const SELECTED_MAX = 20_000;
