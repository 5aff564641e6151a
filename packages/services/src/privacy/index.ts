export { registerPrivacyJobs, resumeErasures } from './erasures/erasure-job.ts';
export { eraseNow, getErasure, listErasures, retryErasure, startErasure } from './erasures/erasures.ts';
export { eraseAgain } from './requests/erase-again.ts';
export { erasePersonalData } from './requests/erase-personal-data.ts';
export { exportPersonalData, findPersonalData } from './requests/find-personal-data.ts';
export {
  applyRetention,
  expireItems,
  getRetention,
  previewRetention,
  runRetention,
  updateRetention,
} from './retention/retention.ts';
