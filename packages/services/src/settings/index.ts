export { emailDue } from './email-due.ts';
export { DEFAULT_SETTINGS, getSettings, getWorkspaceSettings } from './get.ts';
export { listNotifications, type NewNotification, notify, sendTestEmail } from './notifications.ts';
export { saveSettings } from './store.ts';
