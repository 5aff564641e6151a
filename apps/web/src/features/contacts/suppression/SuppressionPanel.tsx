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
          Who is on the list is never shown, exported, enriched or written to. What it is about is kept as a hash only.
        </DialogDescription>
      </DialogHeader>
      <AddSuppressionsForm />
      <CheckSuppressionForm />
      <SuppressionEntries />
    </>
  );
}
