import { DialogDescription, DialogHeader, DialogTitle } from '~/components/ui/overlays/Dialog';
import { AddSuppressionsForm } from './AddSuppressionsForm';
import { CheckSuppressionForm } from './CheckSuppressionForm';
import { SuppressionEntries } from './SuppressionEntries';
import { useCheckSuppression } from './use-suppressions';

/** The do-not-contact list: adding to it, asking it, and what is on it. */
export function SuppressionPanel() {
  const suppressionCheck = useCheckSuppression();
  return (
    <>
      <DialogHeader>
        <DialogTitle>Do-not-contact list</DialogTitle>
        <DialogDescription>
          People on this list are never shown, exported, enriched or messaged. Only hashes of identifiers are stored.
        </DialogDescription>
      </DialogHeader>
      <AddSuppressionsForm />
      <CheckSuppressionForm suppressionCheck={suppressionCheck} />
      <SuppressionEntries matchingIds={suppressionCheck.entryIds} />
    </>
  );
}
