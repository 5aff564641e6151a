export { findNewDuplicates, getDuplicateSearch, registerDuplicateJobs, searchDuplicates } from './find/search-job.ts';
export { listMerges } from './merge/list-merges.ts';
export { mergeCompanies } from './merge/merge-companies.ts';
export { previewMerge } from './merge/preview-merge.ts';
export { resumeMerges } from './merge/resume-merges.ts';
export { undoMerge } from './merge/undo-merge.ts';
export { dismissDuplicate, reopenDuplicate } from './queue/dismiss-duplicate.ts';
export { getDuplicate, listDuplicates } from './queue/list-duplicates.ts';
