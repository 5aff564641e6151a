export { checkSuppression } from './list/check-suppression.ts';
export {
  findSuppressedIds,
  isAnyoneSuppressed,
  listSuppressionHashes,
  lookupHashes,
  type SuppressionReader,
} from './list/find-suppressed-ids.ts';
export { addSuppressions, listSuppressions } from './list/suppression-entries.ts';
export { excludeSuppressed, mentionsSuppressed } from './texts/exclude-suppressed.ts';
export { removePeopleFromResponse } from './texts/people-in-response.ts';
export { redactSuppressed } from './texts/redact-suppressed.ts';
