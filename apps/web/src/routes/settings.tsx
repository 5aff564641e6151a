import { createFileRoute } from '@tanstack/react-router';
import { BackupsCard } from '~/features/backups/BackupsCard';
import { FilterBar } from '~/features/companies/filter/FilterBar';
import { DataSubjectRequestCard } from '~/features/privacy/DataSubjectRequestCard';
import { NoticesCard } from '~/features/privacy/notices/NoticesCard';
import { OptOutsCard } from '~/features/privacy/opt-outs/OptOutsCard';
import { RetentionCard } from '~/features/privacy/retention/RetentionCard';
import { AccessCard } from '~/features/settings/AccessCard';
import { SettingsPage } from '~/features/settings/SettingsPage';

export const Route = createFileRoute('/settings')({
  staticData: { title: 'Settings' },
  component: () => (
    <SettingsPage renderFilter={(props) => <FilterBar {...props} done="Show the preview" />}>
      <BackupsCard />
      <AccessCard />
      <DataSubjectRequestCard />
      <NoticesCard />
      <OptOutsCard />
      <RetentionCard />
    </SettingsPage>
  ),
});
