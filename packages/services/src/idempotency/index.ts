export { beginCall, type CallClaim, type CallStart } from './begin-call.ts';
export { eraseKeptAnswers } from './erase-kept-answers.ts';
