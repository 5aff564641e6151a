import { createFileRoute } from '@tanstack/react-router';
import { NotBuiltPage } from '~/components/layout/NotBuiltPage';

export const Route = createFileRoute('/settings')({
  staticData: { title: 'Settings' },
  component: () => (
    <NotBuiltPage title="Settings">
      It will hold the rules for aggregates and notifications. Today the aggregate needs two sources, and “Why this
      number” in a company’s details explains each one.
    </NotBuiltPage>
  ),
});
