import type { Citation } from '@workbench/services/reports/schemas';
import { CitedText } from '../evidence/CitedText';
import { formatReportDay } from '../report-labels';

interface FindingItemProps {
  title: string;
  day: string | null;
  text: string;
  /** What kind of finding it is, where kinds are mixed. */
  kind?: string | undefined;
  citations: readonly Citation[];
}

/** A launch or a piece of news: title, day, text and where it was read. */
export function FindingItem({ title, day, text, kind, citations }: FindingItemProps) {
  return (
    <li className="flex min-w-0 max-w-prose break-inside-avoid flex-col gap-0.5">
      <p className="break-words">
        <span className="font-medium">{title}</span>{' '}
        <span className="whitespace-nowrap text-muted-foreground text-xs">
          {formatReportDay(day)}
          {kind && ` · ${kind}`}
        </span>
      </p>
      <p className="text-pretty break-words">
        <CitedText citations={citations}>{text}</CitedText>
      </p>
    </li>
  );
}
