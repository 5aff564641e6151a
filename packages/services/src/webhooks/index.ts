export { createWebhook, deleteWebhook, updateWebhook } from './change-webhooks.ts';
export { countDeliveries } from './deliveries/count-deliveries.ts';
export { getDelivery, listDeliveries } from './deliveries/list-deliveries.ts';
export { replayDelivery, replayFailed } from './deliveries/replay-deliveries.ts';
export { sendTest } from './deliveries/send-test.ts';
export { getWebhook, listWebhooks } from './find-webhooks.ts';
export { WEBHOOK_PERSONAL_DATA } from './personal-data.ts';
export { rotateSecret } from './rotate-secret.ts';
export { startWebhooks } from './start-webhooks.ts';
