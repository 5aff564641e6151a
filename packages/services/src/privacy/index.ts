export { registerPrivacyJobs, resumeErasures } from './erasures/erasure-job.ts';
export { eraseNow, getErasure, listErasures, retryErasure, startErasure } from './erasures/erasures.ts';
export { getController, updateController } from './notices/controller.ts';
export { getNoticeText } from './notices/get-notice-text.ts';
export { listNotices } from './notices/list-notices.ts';
export { markInformed, withdrawInformed } from './notices/mark-informed.ts';
export { getOptOuts } from './opt-outs/get-opt-outs.ts';
export { obeyOptOuts } from './opt-outs/obey-opt-outs.ts';
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
