import type { Company } from '@workbench/services/companies/schemas';
import type { CompanyReport } from '@workbench/services/reports/schemas';
import { lazy, Suspense } from 'react';

const CompletedReport = lazy(() =>
  import('../report/CompletedReport').then((module) => ({ default: module.CompletedReport })),
);

/** A completed report, whose screen is loaded when there is one to show. */
export function LazyReport({ report, company }: { report: CompanyReport; company?: Company }) {
  return (
    <Suspense
      fallback={
        <p role="status" className="py-8 text-center text-muted-foreground">
          Loading report…
        </p>
      }
    >
      <CompletedReport key={report.id} report={report} company={company} />
    </Suspense>
  );
}
