import type { ErasedPersonalData } from '@workbench/services/privacy/schemas';
import { Alert } from '~/components/ui/feedback/Alert';
import { formatCount } from '~/lib/format/format';
import { erasureSummaryText, scanText } from './data-subject-request';

/** What was erased, and what a look through everything found afterwards. */
export function ErasureSummary({ erased }: { erased: ErasedPersonalData }) {
  const isClean = erased.leftovers.length === 0;
  return (
    <Alert variant={isClean ? 'success' : 'warning'} role="status" title={erasureSummaryText(erased)}>
      <p>{scanText(erased)}</p>
      <p>{formatCount(erased.suppressed, 'entry', 'entries')} on the do-not-contact list.</p>
    </Alert>
  );
}
