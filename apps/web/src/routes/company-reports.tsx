import { createFileRoute } from '@tanstack/react-router';
import { NotBuiltPage } from '~/components/layout/NotBuiltPage';

export const Route = createFileRoute('/company-reports')({
  staticData: { title: 'Company Reports' },
  component: () => (
    <NotBuiltPage title="Company Reports">
      It will write a report on a company’s recent activity. Today the company’s details show its figures, where they
      come from and how they changed.
    </NotBuiltPage>
  ),
});
