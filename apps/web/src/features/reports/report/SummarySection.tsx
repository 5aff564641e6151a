import type { Analysis } from '@workbench/services/reports/schemas';
import { CitedText } from '../evidence/CitedText';
import { nothingFoundText } from '../report-labels';
import { ReportSection } from './ReportSection';

export function SummarySection({ analysis, pagesRead }: { analysis: Analysis; pagesRead: number }) {
  const { summary, summarySentences } = analysis;
  return (
    <ReportSection title="Executive Summary">
      {summary === '' ? (
        <p className="text-muted-foreground">Summary: {nothingFoundText(pagesRead)}.</p>
      ) : (
        <p className="max-w-prose text-pretty break-words leading-6">
          {summarySentences.map(({ text, citations }) => (
            <span key={text}>
              <CitedText citations={citations}>{text}</CitedText>{' '}
            </span>
          ))}
        </p>
      )}
    </ReportSection>
  );
}
