import { useNavigate, useSearch } from '@tanstack/react-router';
import { FileUp, Users } from 'lucide-react';
import { lazy, Suspense, useCallback } from 'react';
import { PageHeader } from '~/components/layout/PageHeader';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '~/components/ui/Tabs';
import { errorMessage, READ_FAILURE } from '~/lib/errors';
import { formatNumber } from '~/lib/format';
import { useEnrichmentWork } from '../hooks/use-enrichment-work';
import { useImportForm } from '../hooks/use-import-form';
import { useLeadImport } from '../hooks/use-lead-import';
import type { LeadParams } from '../lib/lead-params';
import { ImportTab } from './ImportTab';
import { LeadCounters } from './LeadCounters';
import { LeadsTab } from './LeadsTab';

const LeadDialog = lazy(() => import('./LeadDialog').then((module) => ({ default: module.LeadDialog })));

/** Imports leads, enriches them and shows each; the address owns tab, way in, filters and the open lead. */
export function LeadEnrichmentPage() {
  const { tab, lead }: LeadParams = useSearch({ from: '/lead-enrichment' });
  const navigate = useNavigate({ from: '/lead-enrichment' });
  const work = useEnrichmentWork();
  const form = useImportForm();
  const leadImport = useLeadImport(form.clear);
  const counters = work.counters.data;
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
        subtitle="Bring in a list of people, have it completed step by step, and take the results back."
      />
      <LeadCounters counters={counters} isLoading={work.counters.isPending} />
      {work.counters.error && (
        <p role="alert" className="mb-3 text-[0.8125rem] text-destructive">
          {READ_FAILURE.leads}: {errorMessage(work.counters.error)}
        </p>
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
          <ImportTab form={form} leadImport={leadImport} work={work} />
        </TabsContent>
        <TabsContent value="leads">
          <LeadsTab work={work} />
        </TabsContent>
      </Tabs>
      {lead !== undefined && (
        <Suspense fallback={null}>
          <LeadDialog leadId={lead} isWorkOpen={work.isWorkOpen} onClose={closeLead} />
        </Suspense>
      )}
    </div>
  );
}
