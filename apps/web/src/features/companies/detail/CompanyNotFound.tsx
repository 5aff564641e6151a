import { SearchX } from 'lucide-react';
import { Button } from '~/components/ui/controls/Button';
import { EmptyState } from '~/components/ui/feedback/EmptyState';
import { DialogClose, DialogTitle } from '~/components/ui/overlays/Dialog';

/** What the dialog says of an id that names no company: mistyped, or removed since the link was made. */
export function CompanyNotFound() {
  return (
    <>
      <DialogTitle className="pr-10">Company not found</DialogTitle>
      <EmptyState
        icon={SearchX}
        title="This company isn’t in your workspace"
        description="The link may be old or mistyped, or the company was removed."
        action={
          <DialogClose asChild>
            <Button variant="outline">Close dialog</Button>
          </DialogClose>
        }
      />
    </>
  );
}
