export { findNewDuplicates, getDuplicateSearch, registerDuplicateJobs, searchDuplicates } from './find/search-job.ts';
export { dismissDuplicate, reopenDuplicate } from './queue/dismiss-duplicate.ts';
export { getDuplicate, listDuplicates } from './queue/list-duplicates.ts';
