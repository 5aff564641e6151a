import type { Citation, CompanyReport, ReportData } from '@workbench/services/reports/schemas';
import { SearchX } from 'lucide-react';
import { useMemo, useState } from 'react';
import { EmptyState } from '~/components/ui/feedback/EmptyState';
import { EvidencePanel } from '../evidence/EvidencePanel';
import { EvidenceContext, numberEvidence } from '../evidence/evidence-context';
import { isEmptyAnalysis, nothingFoundText } from '../report-labels';
import { BackgroundSection } from './BackgroundSection';
import { ChangesSection } from './ChangesSection';
import { LaunchSection } from './LaunchSection';
import { NewsSection } from './NewsSection';
import { OpeningsSection } from './OpeningsSection';
import { ReportActions } from './ReportActions';
import { ReportProvenance } from './ReportProvenance';
import { ResearchSection } from './ResearchSection';
import { SourceList } from './SourceList';
import { SummarySection } from './SummarySection';

/** One version of a report, with its evidence a click away from every sentence. */
export function CompletedReport({ report }: { report: CompanyReport }) {
  const { reportData: data } = report;
  const [opened, setOpened] = useState<Citation | null>(null);
  const access = useMemo(() => ({ find: numberEvidence(data?.evidence ?? []), open: setOpened }), [data]);
  if (data === null) return null;
  const evidence = opened && access.find(opened.evidenceId);
  return (
    <EvidenceContext value={access}>
      <article className="flex min-w-0 flex-col gap-6">
        <ReportActions report={report} />
        {isEmptyAnalysis(data.analysis) ? (
          <EmptyState
            icon={SearchX}
            title={capitalised(nothingFoundText(data.cost.pagesRead))}
            description="See below for the result of each source."
          />
        ) : (
          <Findings data={data} />
        )}
        {data.changes && <ChangesSection changes={data.changes} />}
        <ReportProvenance data={data} />
        <SourceList evidence={data.evidence} />
      </article>
      {opened && evidence && (
        <EvidencePanel
          citation={opened}
          number={evidence.number}
          item={evidence.item}
          onClose={() => setOpened(null)}
        />
      )}
    </EvidenceContext>
  );
}

function Findings({ data: { analysis, cost } }: { data: ReportData }) {
  const { productLaunches, recentNews } = analysis;
  return (
    <>
      <SummarySection analysis={analysis} pagesRead={cost.pagesRead} />
      <LaunchSection launches={productLaunches.filter(({ isBackground }) => !isBackground)} />
      {analysis.rdActivity.hasRD && <ResearchSection research={analysis.rdActivity} />}
      <OpeningsSection openings={analysis.jobOpenings} />
      <NewsSection news={recentNews.filter(({ isBackground }) => !isBackground)} />
      <BackgroundSection
        launches={productLaunches.filter(({ isBackground }) => isBackground)}
        news={recentNews.filter(({ isBackground }) => isBackground)}
      />
    </>
  );
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
