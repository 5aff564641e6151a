import { useEffect } from 'react';
import { pollWhile } from '~/lib/api/polling';
import { trpc } from '~/lib/api/trpc';
import { createRunAnnouncements } from '~/lib/notifications/run-announcements';
import { toast } from '~/lib/notifications/toast';
import { LEAD_POLL_MS, runEndToast } from '../run-status';

const announcements = createRunAnnouncements('announced-enrichment');

/**
 * Follows the enrichments that were seen under way on their screen, on whichever screen the person is, and says once
 * that one has ended. It begins to read only then. Draws nothing.
 */
export function EnrichmentWatcher() {
  const { data: runs } = trpc.leads.runs.useQuery(
    {},
    {
      enabled: ({ state }) => state.data?.some(({ isOpen }) => isOpen) ?? false,
      refetchInterval: pollWhile((all) => all.some(({ isOpen }) => isOpen), LEAD_POLL_MS),
    },
  );
  useEffect(() => {
    for (const run of runs ?? []) {
      if (run.finishedAt === null) {
        announcements.follow(run.id);
        continue;
      }
      const message = runEndToast(run);
      if (announcements.isFollowed(run.id) && announcements.announceOnce(run) && message !== null) toast(message);
    }
  }, [runs]);
  return null;
}
