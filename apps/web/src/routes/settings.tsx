import { createFileRoute } from '@tanstack/react-router';
import { DataSubjectRequestCard } from '~/features/privacy/DataSubjectRequestCard';
import { SettingsPage } from '~/features/settings/SettingsPage';

export const Route = createFileRoute('/settings')({
  staticData: { title: 'Settings' },
  component: () => (
    <>
      <SettingsPage />
      <div className="mt-4 max-w-3xl">
        <DataSubjectRequestCard />
      </div>
    </>
  ),
});
