import type { Company } from '@workbench/services/companies/schemas';
import type { Analysis, Citation, CompanyReport, ReportData } from '@workbench/services/reports/schemas';
import { SearchX } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { EmptyState } from '~/components/ui/feedback/EmptyState';
import { useMediaQuery } from '~/lib/browser/use-media-query';
import { LIT_STATEMENT } from '../evidence/CitedText';
import { EvidencePanel } from '../evidence/EvidencePanel';
import { EvidenceContext, numberEvidence, sourceElementId } from '../evidence/evidence-context';
import { groupSources } from '../evidence/group-sources';
import { SourcesPane } from '../evidence/SourcesPane';
import { isEmptyAnalysis, nothingFoundText } from '../report-labels';
import { BackgroundSection } from './BackgroundSection';
import { ChangesSection } from './ChangesSection';
import { KeyFacts } from './KeyFacts';
import { LaunchSection } from './LaunchSection';
import { NewsSection } from './NewsSection';
import { OpeningsSection } from './OpeningsSection';
import { ReportActions } from './ReportActions';
import { ReportProvenance } from './ReportProvenance';
import { ResearchSection } from './ResearchSection';
import { SourceList } from './SourceList';
import { SummarySection } from './SummarySection';

/** From here on text and sources stand side by side. */
const WIDE_QUERY = '(min-width: 1200px)';

interface CompletedReportProps {
  report: CompanyReport;
  company?: Company | undefined;
}

/** One version of a report with its sources: a statement highlights its source, and a source its statements. */
export function CompletedReport({ report, company }: CompletedReportProps) {
  const { reportData: data } = report;
  return data === null ? null : <ReadableReport report={report} data={data} company={company} />;
}

function ReadableReport({ report, data, company }: CompletedReportProps & { data: ReportData }) {
  const isBeside = useMediaQuery(WIDE_QUERY);
  const [opened, setOpened] = useState<Citation | null>(null);
  const [isOver, setOver] = useState(false);
  const [pointedId, setPointedId] = useState<string | null>(null);
  const cameFrom = useRef<HTMLElement | null>(null);
  const text = useRef<HTMLElement>(null);
  const find = useMemo(() => numberEvidence(data.evidence), [data]);
  const sources = useMemo(() => groupSources(data.analysis, data.evidence), [data]);
  const open = (citation: Citation) => {
    cameFrom.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    setOpened(citation);
    setOver(!isBeside);
  };
  const leave = () => {
    setOpened(null);
    cameFrom.current?.focus();
    cameFrom.current = null;
  };
  useEffect(() => {
    if (opened === null || !isBeside) return;
    if (cameFrom.current !== null) document.getElementById(sourceElementId(opened.evidenceId))?.focus();
    else text.current?.querySelector(LIT_STATEMENT)?.scrollIntoView({ block: 'nearest' });
  }, [opened, isBeside]);
  const toggle = (citation: Citation | null) => {
    cameFrom.current = null;
    setOpened(citation);
  };
  const litId = pointedId ?? opened?.evidenceId ?? null;
  const evidence = isOver && opened ? find(opened.evidenceId) : null;
  return (
    <EvidenceContext value={{ find, isBeside, litId, point: setPointedId, open }}>
      <div className="flex min-w-0 flex-col gap-6">
        <ReportActions report={report} />
        <KeyFacts analysis={data.analysis} company={company} />
        <div className="grid min-w-0 items-start gap-x-8 gap-y-6 min-[1200px]:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] print:block">
          <article ref={text} className="flex min-w-0 flex-col gap-6">
            {isEmptyAnalysis(data.analysis) ? (
              <EmptyState
                icon={SearchX}
                title={capitalised(nothingFoundText(data.cost.pagesRead))}
                description="See below for the result of each source."
              />
            ) : (
              <Findings analysis={data.analysis} pagesRead={data.cost.pagesRead} />
            )}
            {data.changes && <ChangesSection changes={data.changes} />}
            <ReportProvenance data={data} />
          </article>
          <SourcesPane {...sources} opened={isOver ? null : opened} onToggle={toggle} onLeave={leave} />
        </div>
        <SourceList evidence={data.evidence} />
      </div>
      {opened && evidence && (
        <EvidencePanel
          citation={opened}
          number={evidence.number}
          item={evidence.item}
          onClose={() => {
            setOver(false);
            setOpened(null);
          }}
        />
      )}
    </EvidenceContext>
  );
}

function Findings({ analysis, pagesRead }: { analysis: Analysis; pagesRead: number }) {
  const { productLaunches, recentNews } = analysis;
  return (
    <>
      <SummarySection analysis={analysis} pagesRead={pagesRead} />
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
