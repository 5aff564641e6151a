import type { ErasedPersonalData } from '@workbench/services/privacy/schemas';
import { CheckCircle2, TriangleAlert } from 'lucide-react';
import { formatCount } from '~/lib/format/format';
import { erasureSummaryText, scanText } from './data-subject-request';

/** What was erased, and what a look through everything found afterwards. */
export function ErasureSummary({ erased }: { erased: ErasedPersonalData }) {
  const isClean = erased.leftovers.length === 0;
  const Icon = isClean ? CheckCircle2 : TriangleAlert;
  return (
    <div
      role="status"
      className={isClean ? 'flex gap-3 rounded-md bg-success-soft p-3' : 'flex gap-3 rounded-md bg-warning-soft p-3'}
    >
      <Icon
        aria-hidden
        className={isClean ? 'mt-0.5 size-4 shrink-0 text-success' : 'mt-0.5 size-4 shrink-0 text-warning'}
      />
      <div className="flex min-w-0 flex-col gap-1 break-words">
        <p className="font-medium">{erasureSummaryText(erased)}</p>
        <p>{scanText(erased)}</p>
        <p className="text-ui">{formatCount(erased.suppressed, 'entry', 'entries')} on the do-not-contact list.</p>
      </div>
    </div>
  );
}
