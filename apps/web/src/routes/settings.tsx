import { createFileRoute } from '@tanstack/react-router';
import { PrivacyDesk } from '~/features/contacts/components/privacy/PrivacyDesk';
import { SettingsPage } from '~/features/settings/components/SettingsPage';

export const Route = createFileRoute('/settings')({
  staticData: { title: 'Settings' },
  component: () => (
    <>
      <SettingsPage />
      <div className="mt-4 max-w-3xl">
        <PrivacyDesk />
      </div>
    </>
  ),
});
