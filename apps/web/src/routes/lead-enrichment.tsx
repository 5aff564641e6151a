import { createFileRoute } from '@tanstack/react-router';
import { NotBuiltPage } from '~/components/layout/NotBuiltPage';

export const Route = createFileRoute('/lead-enrichment')({
  staticData: { title: 'Lead Enrichment' },
  component: () => (
    <NotBuiltPage title="Lead Enrichment">
      It will complete a spreadsheet of leads. Today you can import companies from a CSV file and compare their figures
      by source.
    </NotBuiltPage>
  ),
});
