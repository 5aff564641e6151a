import { createFileRoute } from '@tanstack/react-router';
import { DataSubjectRequestCard } from '~/features/privacy/DataSubjectRequestCard';
import { AccessCard } from '~/features/settings/AccessCard';
import { SettingsPage } from '~/features/settings/SettingsPage';

export const Route = createFileRoute('/settings')({
  staticData: { title: 'Settings' },
  component: () => (
    <>
      <SettingsPage />
      <div className="mt-4 flex max-w-3xl flex-col gap-4">
        <AccessCard />
        <DataSubjectRequestCard />
      </div>
    </>
  ),
});
