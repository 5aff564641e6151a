export { registerBulkJobs, resumeBulk } from './bulk-job.ts';
export { getBulk, listBulk } from './bulk-view.ts';
export { cancelBulk, undoBulk } from './end-bulk.ts';
export { BULK_PERSONAL_DATA } from './personal-data.ts';
export { previewBulk } from './preview-bulk.ts';
export { startBulk } from './start-bulk.ts';
