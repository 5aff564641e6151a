/** True when the database could not be reached, as while its engine restarts: the same call may succeed in a moment. */
export { isDatabaseUnavailable } from '@workbench/db';
