import { createFileRoute } from '@tanstack/react-router';
import { LeadEnrichmentPage } from '~/features/leads/LeadEnrichmentPage';
import { validateLeadParams } from '~/features/leads/url-params';

export const Route = createFileRoute('/lead-enrichment')({
  staticData: { title: 'Lead Enrichment' },
  validateSearch: validateLeadParams,
  component: LeadEnrichmentPage,
});
