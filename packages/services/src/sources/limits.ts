/** What the calls on sources accept. No imports. */

/** Credits a day of a source without a cap of its own. */
export const CREDIT_CAP_DEFAULT = 100;
export const CREDIT_CAP_MAX = 1_000_000;
export const API_KEY_MAX = 500;
export const GOOGLE_KEY_FILE_MAX = 20_000;

/** A source that is described and not built in. */
export const GENERIC_LABEL_MAX = 60;
export const GENERIC_PATH_MAX = 500;
export const GENERIC_BODY_MAX = 5000;
export const GENERIC_AUTH_PREFIX_MAX = 30;
export const GENERIC_SCOPE_MAX = 200;
export const GENERIC_HEADER_MAX = 500;
export const GENERIC_FIELD_PATH_MAX = 200;
export const GENERIC_CREDITS_MAX = 100;

/** Length of an industry or a location. */
export const DISCOVERY_TEXT_MAX = 100;
export const DISCOVERY_LIMIT = 50;
/** Of a host name. */
export const TEST_DOMAIN_MAX = 253;
export const SYNC_ITEMS_MAX = 500;
