import { createFileRoute } from '@tanstack/react-router';
import { LeadEnrichmentPage } from '~/features/leads/components/LeadEnrichmentPage';
import { replaceLeadParams } from '~/features/leads/lib/lead-params';

export const Route = createFileRoute('/lead-enrichment')({
  staticData: { title: 'Lead Enrichment' },
  validateSearch: replaceLeadParams,
  component: LeadEnrichmentPage,
});
