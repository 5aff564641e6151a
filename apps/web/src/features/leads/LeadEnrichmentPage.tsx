import { useNavigate, useSearch } from '@tanstack/react-router';
import { FileUp, Users } from 'lucide-react';
import { lazy, Suspense, useCallback } from 'react';
import { PageHeader } from '~/components/layout/PageHeader';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '~/components/ui/display/Tabs';
import { InlineError } from '~/components/ui/feedback/InlineError';
import { errorMessage, READ_FAILURE } from '~/lib/api/errors';
import { formatNumber } from '~/lib/format/format';
import { useImportForm } from './import/use-import-form';
import { useLeadImport } from './import/use-lead-import';
import { LeadImportTab } from './LeadImportTab';
import { LeadCounters } from './list/LeadCounters';
import { LeadsTab } from './list/LeadsTab';
import { useEnrichmentRuns } from './runs/use-enrichment-runs';
import type { LeadParams } from './url-params';

const LeadDialog = lazy(() => import('./detail/LeadDialog').then((module) => ({ default: module.LeadDialog })));

/** Imports leads, enriches them and shows each; the address owns tab, way in, filters and the open lead. */
export function LeadEnrichmentPage() {
  const { tab, lead }: LeadParams = useSearch({ from: '/lead-enrichment' });
  const navigate = useNavigate({ from: '/lead-enrichment' });
  const runs = useEnrichmentRuns();
  const form = useImportForm();
  const leadImport = useLeadImport(form.clear);
  const counters = runs.counters.data;
  const selectTab = (value: string) =>
    void navigate({
      resetScroll: false,
      search: ({ tab: _tab, ...rest }: LeadParams) => (value === 'leads' ? { ...rest, tab: 'leads' } : rest),
    });
  const closeLead = useCallback(
    () => void navigate({ resetScroll: false, search: ({ lead: _lead, ...rest }: LeadParams) => rest }),
    [navigate],
  );

  return (
    <div className="min-w-0">
      <PageHeader
        title="Lead Enrichment"
        subtitle="Import a list of people, enrich it step by step, and export the results."
      />
      <LeadCounters counters={counters} isLoading={runs.counters.isPending} />
      {runs.counters.error && (
        <InlineError className="mb-3">
          {READ_FAILURE.leads}: {errorMessage(runs.counters.error)}
        </InlineError>
      )}
      <Tabs value={tab ?? 'import'} onValueChange={selectTab}>
        <TabsList aria-label="Lead Enrichment">
          <TabsTrigger value="import">
            <FileUp aria-hidden />
            Import & Enrich
          </TabsTrigger>
          <TabsTrigger value="leads">
            <Users aria-hidden />
            {counters ? `Leads (${formatNumber(counters.total)})` : 'Leads'}
          </TabsTrigger>
        </TabsList>
        <TabsContent value="import">
          <LeadImportTab form={form} leadImport={leadImport} runs={runs} />
        </TabsContent>
        <TabsContent value="leads">
          <LeadsTab work={runs} />
        </TabsContent>
      </Tabs>
      {lead !== undefined && (
        <Suspense fallback={null}>
          <LeadDialog leadId={lead} isRunOpen={runs.isWorkOpen} onClose={closeLead} />
        </Suspense>
      )}
    </div>
  );
}
