import { createRunAnnouncements } from '../../../lib/notifications/run-announcements';

export const syncAnnouncements = createRunAnnouncements('announced-sync');
