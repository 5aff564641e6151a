import { useQuery } from '@tanstack/react-query';
import type { TRPCClientErrorLike } from '@trpc/react-query';
import type { CompanyReport } from '@workbench/services/reports/schemas';
import type { AppRouter } from '@workbench/trpc';
import { useEffect, useRef } from 'react';
import { errorMessage } from '~/lib/api/errors';
import { pollWhile } from '~/lib/api/polling';
import { invalidateAfter } from '~/lib/api/query-client';
import { trpc } from '~/lib/api/trpc';
import { toast } from '~/lib/notifications/toast';
import { REPORT_POLL_MS } from '../report-labels';
import { companyReportQuery } from './company-report-query';

/** The report of a company as it stands, null when there is none; read again every 3 seconds while it is written. */
export function useCompanyReport(companyId: string) {
  const utils = trpc.useUtils();
  const report = useQuery<CompanyReport | null, TRPCClientErrorLike<AppRouter>>({
    ...companyReportQuery(companyId),
    refetchOnMount: 'always',
    refetchInterval: pollWhile((current) => current?.status === 'generating', REPORT_POLL_MS),
  });
  const generate = trpc.reports.generate.useMutation({
    onSuccess: (started) => {
      utils.reports.get.setData({ id: companyId }, started);
      toast({ title: 'Report Generation Started', description: 'This may take 1-2 minutes' });
    },
    onError: (error) => toast({ title: 'Generation Failed', description: errorMessage(error), variant: 'destructive' }),
  });

  const isGenerating = report.data?.status === 'generating';
  const wasGenerating = useRef(false);
  useEffect(() => {
    if (wasGenerating.current && !isGenerating) void invalidateAfter('report.written');
    wasGenerating.current = isGenerating;
  }, [isGenerating]);

  return {
    report,
    isGenerating,
    isStarting: generate.isPending,
    generate: () => generate.mutate({ id: companyId }),
  };
}

export type CompanyReportState = ReturnType<typeof useCompanyReport>;
