import type { Citation } from '@workbench/services/reports/schemas';
import type { ReactNode } from 'react';
import { cn } from '~/lib/cn';
import { CitationMarks } from './CitationMarks';
import { useEvidence } from './evidence-context';

/** How a statement that cites the highlighted source is found again in the page. */
export const LIT_STATEMENT = '[data-lit]';

/** A statement with its marks, highlighted while one of its sources is. */
export function CitedText({ citations, children }: { citations: readonly Citation[]; children: ReactNode }) {
  const { litId } = useEvidence();
  const isLit = litId !== null && citations.some(({ evidenceId }) => evidenceId === litId);
  return (
    <span
      data-lit={isLit ? '' : undefined}
      className={cn('rounded-sm', isLit && 'bg-accent forced-colors:outline print:bg-transparent')}
    >
      {children}
      <CitationMarks citations={citations} />
    </span>
  );
}
