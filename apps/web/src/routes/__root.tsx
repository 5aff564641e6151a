import { createRootRoute, Outlet } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { AppShell } from '~/components/layout/AppShell';
import { CreateCampaignButton } from '~/features/campaigns/create/CreateCampaignButton';
import { trpcUtils } from '~/lib/api/trpc';
import { wait } from '~/lib/state/wait';

/** A server that takes longer does not keep the screen away. */
const FRAME_WAIT_MS = 1000;

const BackgroundWork = lazy(() => import('~/BackgroundWork').then((module) => ({ default: module.BackgroundWork })));

export const Route = createRootRoute({
  loader: async () => {
    void trpcUtils.settings.get.prefetch({});
    // Whether the frame has a banner: known before it is drawn, so that the screen does not jump when one comes.
    await Promise.race([trpcUtils.companies.workspace.prefetch({}), wait(FRAME_WAIT_MS)]);
  },
  component: Root,
});

function Root() {
  return (
    <AppShell headerActions={<CreateCampaignButton />}>
      <Outlet />
      <Suspense fallback={null}>
        <BackgroundWork />
      </Suspense>
    </AppShell>
  );
}
