import type { EvidenceItem } from '@workbench/services/reports/schemas';
import { useEvidence } from '../evidence/evidence-context';
import { formatReportDay } from '../report-labels';

/** On paper no mark can be opened, so the sources are listed with their addresses. */
export function SourceList({ evidence }: { evidence: readonly EvidenceItem[] }) {
  const { find } = useEvidence();
  if (evidence.length === 0) return null;
  return (
    <section aria-label="Sources" className="hidden text-xs print:block">
      <h3 className="mb-1 font-semibold">Sources</h3>
      <ol className="flex flex-col gap-1">
        {evidence.map((item) => (
          <li key={item.id} className="break-words">
            [{find(item.id)?.number}] {item.title}. {item.publisher}, {formatReportDay(item.date)}. {item.url}
          </li>
        ))}
      </ol>
    </section>
  );
}
