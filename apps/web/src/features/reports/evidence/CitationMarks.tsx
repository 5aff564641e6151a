import type { Citation } from '@workbench/services/reports/schemas';
import { cn } from '~/lib/cn';
import { sourceElementId, useEvidence } from './evidence-context';

/** The marks behind a sentence, each of which shows its evidence. The same source is marked once. */
export function CitationMarks({ citations }: { citations: readonly Citation[] }) {
  const { find, open, point, isBeside, litId } = useEvidence();
  const seen = new Set<string>();
  return citations.map((citation) => {
    const { evidenceId } = citation;
    const evidence = find(evidenceId);
    if (evidence === null || seen.has(evidenceId)) return null;
    seen.add(evidenceId);
    return (
      <button
        key={evidenceId}
        type="button"
        aria-haspopup={isBeside ? undefined : 'dialog'}
        aria-controls={isBeside ? sourceElementId(evidenceId) : undefined}
        aria-label={`Evidence ${evidence.number}: ${evidence.item.publisher}`}
        title={`${evidence.item.publisher}: ${evidence.item.title}`}
        onClick={() => open(citation)}
        onMouseEnter={() => point(evidenceId)}
        onMouseLeave={() => point(null)}
        onFocus={() => point(evidenceId)}
        onBlur={() => point(null)}
        className={cn(
          'ml-0.5 inline-flex min-h-6 min-w-6 items-center justify-center rounded px-0.5 align-baseline font-medium text-link text-xs tabular-nums hover:bg-accent hover:underline print:min-h-0 print:text-inherit',
          litId === evidenceId && 'underline',
        )}
      >
        [{evidence.number}]
      </button>
    );
  });
}
