import { createRootRoute, Outlet } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { AppShell } from '~/components/layout/AppShell';
import { CreateCampaignButton } from '~/features/campaigns/create/CreateCampaignButton';
import { trpcUtils } from '~/lib/api/trpc';

const BackgroundWork = lazy(() => import('~/BackgroundWork').then((module) => ({ default: module.BackgroundWork })));

export const Route = createRootRoute({
  loader: () => {
    void trpcUtils.companies.workspace.prefetch({});
    void trpcUtils.settings.get.prefetch({});
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
