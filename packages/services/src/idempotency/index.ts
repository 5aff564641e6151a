export { beginCall, type CallStart } from './begin-call.ts';
export type { CallClaim } from './call-claim.ts';
export { eraseKeptAnswers } from './erase-kept-answers.ts';
