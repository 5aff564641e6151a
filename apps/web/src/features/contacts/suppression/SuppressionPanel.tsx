import { DialogDescription, DialogHeader, DialogTitle } from '~/components/ui/overlays/Dialog';
import { AddSuppressionsForm } from './AddSuppressionsForm';
import { CheckSuppressionForm } from './CheckSuppressionForm';
import { SuppressionEntries } from './SuppressionEntries';

/** The do-not-contact list: adding to it, asking it, and what is on it. */
export function SuppressionPanel() {
  return (
    <>
      <DialogHeader>
        <DialogTitle>Do-not-contact list</DialogTitle>
        <DialogDescription>
          People on this list are never shown, exported, enriched or messaged. Only hashes of identifiers are stored.
        </DialogDescription>
      </DialogHeader>
      <AddSuppressionsForm />
      <CheckSuppressionForm />
      <SuppressionEntries />
    </>
  );
}
