import { DialogDescription, DialogHeader, DialogTitle } from '~/components/ui/Dialog';
import { DoNotContactAdd } from './DoNotContactAdd';
import { DoNotContactCheck } from './DoNotContactCheck';
import { DoNotContactEntries } from './DoNotContactEntries';

/** The do-not-contact list: adding to it, asking it, and what is on it. */
export function DoNotContactList() {
  return (
    <>
      <DialogHeader>
        <DialogTitle>Do-not-contact list</DialogTitle>
        <DialogDescription>
          Who is on the list is never shown, exported, enriched or written to. What it is about is kept as a hash only.
        </DialogDescription>
      </DialogHeader>
      <DoNotContactAdd />
      <DoNotContactCheck />
      <DoNotContactEntries />
    </>
  );
}
