export { DEFAULT_SETTINGS, getAggregateSettings, getWorkspaceSettings } from './get-settings.ts';
export { listNotifications, type NewNotification, notify, sendTestEmail } from './notifications/notify.ts';
export { sendDueEmails } from './notifications/send-due-emails.ts';
export { saveSettings } from './save-settings.ts';
