import { createAnnouncements } from '../../../lib/announced-runs';

export const syncAnnouncements = createAnnouncements('announced-sync');
