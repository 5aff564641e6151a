import { createRootRoute, Outlet } from '@tanstack/react-router';
import { AppShell } from '~/components/layout/AppShell';
import { CreateCampaignButton } from '~/features/campaigns/components/CreateCampaignButton';
import { trpcUtils } from '~/lib/trpc';

export const Route = createRootRoute({
  loader: () => {
    void trpcUtils.companies.workspace.prefetch({});
  },
  component: Root,
});

function Root() {
  return (
    <AppShell headerActions={<CreateCampaignButton />}>
      <Outlet />
    </AppShell>
  );
}
