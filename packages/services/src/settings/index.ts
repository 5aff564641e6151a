export { checkContactEmail, getContactEmail, readContactEmail, readStoredContactEmail } from './contact-email.ts';
export { DEFAULT_SETTINGS, getAggregateSettings, getWorkspaceSettings, withGiven } from './get-settings.ts';
export { listNotifications } from './notifications/list-notifications.ts';
export { type NewNotification, notify } from './notifications/notify.ts';
export { sendDueEmails } from './notifications/send-due-emails.ts';
export { sendTestEmail } from './notifications/send-test-email.ts';
export { saveSettings } from './save-settings.ts';
