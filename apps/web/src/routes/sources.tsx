import { createFileRoute } from '@tanstack/react-router';
import { NotBuiltPage } from '~/components/layout/NotBuiltPage';

export const Route = createFileRoute('/sources')({
  staticData: { title: 'Data Sources' },
  component: () => (
    <NotBuiltPage title="Data Sources">
      It will connect sources of employee figures. Today figures come from CSV files: Bulk Import takes an employees
      column and the name of its source, and Analytics compares the sources.
    </NotBuiltPage>
  ),
});
