export { createWebhook, deleteWebhook, rotateSecret, updateWebhook } from './change-webhooks.ts';
export { countDeliveries } from './count-deliveries.ts';
export { getDelivery, listDeliveries, replayDelivery, replayFailed, sendTest } from './deliveries.ts';
export { getWebhook, listWebhooks } from './find-webhooks.ts';
export { WEBHOOK_PERSONAL_DATA } from './personal-data.ts';
export { startWebhooks } from './start-webhooks.ts';
