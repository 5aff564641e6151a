/** What the message calls accept. No imports. */

export const FACT_TEXT_MAX = 600;
export const MESSAGE_FACTS_MAX = 10;
/** A name, a title, a company or an industry. */
export const MESSAGE_FIELD_MAX = 120;
export const MESSAGE_GOAL_MAX = 300;

/** Most characters of a connection request on the network; a request may ask for fewer. */
export const CONNECTION_REQUEST_MAX = 300;
/** On the network's free accounts. */
export const FREE_CONNECTION_REQUEST_MAX = 200;
export const CHARACTER_LIMIT_MIN = 50;
export const CHARACTER_LIMIT_MAX = 2000;

/** Text of a message that is checked or saved. */
export const MESSAGE_TEXT_MAX = 10_000;
export const VARIANT_MAX = 1000;
export const MESSAGE_LIST_MAX = 100;

export const TEMPLATE_NAME_MAX = 120;
export const TEMPLATE_BODY_MAX = 5000;
export const TEMPLATES_MAX = 200;
