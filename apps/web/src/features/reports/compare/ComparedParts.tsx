import type { Analysis } from '@workbench/services/reports/schemas';
import { Equal } from 'lucide-react';
import { Card } from '~/components/ui/display/Card';
import { EmptyState } from '~/components/ui/feedback/EmptyState';
import { cn } from '~/lib/cn';
import { ReportSection } from '../report/ReportSection';
import { compareReports } from './compare-reports';

interface ComparedPartsProps {
  left: Analysis;
  right: Analysis;
  /** Each report keeps its column, the left one first; otherwise what was added comes first. */
  isSideBySide: boolean;
  labels: { onlyRight: string; onlyLeft: string; changed: string };
}

/** The differences of two reports as lists, part by part. */
export function ComparedParts({ left, right, isSideBySide, labels }: ComparedPartsProps) {
  const parts = compareReports(left, right);
  if (parts.length === 0) {
    return (
      <Card>
        <EmptyState icon={Equal} title="No differences" description="Both reports say the same." />
      </Card>
    );
  }
  return (
    <Card aria-label="Differences" className="flex min-w-0 flex-col gap-6 p-4 sm:p-5">
      {parts.map(({ title, onlyLeft, onlyRight, changed }) => (
        <ReportSection key={title} title={title}>
          <div className="grid min-w-0 gap-x-8 gap-y-3 md:grid-cols-2">
            <div className={cn('min-w-0 empty:hidden', isSideBySide && 'md:col-start-2 md:row-start-1')}>
              <DifferenceList label={labels.onlyRight} items={onlyRight} />
            </div>
            <div className={cn('min-w-0 empty:hidden', isSideBySide && 'md:col-start-1 md:row-start-1')}>
              <DifferenceList label={labels.onlyLeft} items={onlyLeft} />
            </div>
            <div className={cn('min-w-0 empty:hidden', isSideBySide && 'md:col-span-2')}>
              <DifferenceList
                label={labels.changed}
                items={changed.map((one) => `${one.title}: ${one.left} → ${one.right}`)}
              />
            </div>
          </div>
        </ReportSection>
      ))}
    </Card>
  );
}

function DifferenceList({ label, items }: { label: string; items: readonly string[] }) {
  if (items.length === 0) return null;
  return (
    <>
      <h4 className="font-medium text-muted-foreground text-ui">{label}</h4>
      <ul aria-label={label} className="flex list-disc flex-col gap-1 pl-5">
        {items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two openings may have one title, and the list never moves
          <li key={`${index} ${item}`} className="break-words">
            {item}
          </li>
        ))}
      </ul>
    </>
  );
}
