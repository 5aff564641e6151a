import type { Citation } from '@workbench/services/reports/schemas';
import { useEvidence } from './evidence-context';

/** The marks behind a sentence, each of which opens its evidence. The same source is marked once. */
export function CitationMarks({ citations }: { citations: readonly Citation[] }) {
  const { find, open } = useEvidence();
  const seen = new Set<string>();
  return citations.map((citation) => {
    const evidence = find(citation.evidenceId);
    if (evidence === null || seen.has(citation.evidenceId)) return null;
    seen.add(citation.evidenceId);
    return (
      <button
        key={citation.evidenceId}
        type="button"
        aria-haspopup="dialog"
        aria-label={`Evidence ${evidence.number}: ${evidence.item.publisher}`}
        title={`${evidence.item.publisher}: ${evidence.item.title}`}
        onClick={() => open(citation)}
        className="ml-0.5 inline-flex min-h-6 min-w-6 items-center justify-center rounded px-0.5 align-baseline font-medium text-link text-xs tabular-nums hover:bg-accent hover:underline print:min-h-0 print:text-inherit"
      >
        [{evidence.number}]
      </button>
    );
  });
}
