export { checkSuppression } from './list/check-suppression.ts';
export {
  findSuppressedIds,
  isAnyoneSuppressed,
  listSuppressionHashes,
  lookupHashes,
  type SuppressionReader,
} from './list/find-suppressed-ids.ts';
export { type CopiedEntry, readSuppressionCopy, restoreSuppressions } from './list/suppression-copy.ts';
export { addSuppressions, listSuppressions, noteErasure } from './list/suppression-entries.ts';
export { excludeSuppressed, mentionsSuppressed } from './texts/exclude-suppressed.ts';
export { removePeopleFromResponse } from './texts/people-in-response.ts';
export { redactSuppressed } from './texts/redact-suppressed.ts';
