import { Button } from '~/components/ui/Button';
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '~/components/ui/Dialog';
import { errorMessage } from '~/lib/errors';
import { formatCount } from '~/lib/format';
import { invalidateAfter } from '~/lib/invalidations';
import { toast } from '~/lib/toast';
import { trpc } from '~/lib/trpc';

/** Asks once before the fictional companies go. */
export function RemoveDemoDialog({ onClose }: { onClose: () => void }) {
  const utils = trpc.useUtils();
  const removeDemo = trpc.companies.removeDemo.useMutation({
    onSuccess: async ({ removed }) => {
      onClose();
      toast({ title: 'Demo Data Removed', description: `Removed ${formatCount(removed, 'company', 'companies')}.` });
      await invalidateAfter(utils, 'demo.removed');
    },
    onError: (error) => {
      toast({ title: 'Failed to Remove Demo Data', description: errorMessage(error), variant: 'destructive' });
    },
  });
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent className="sm:max-w-md">
        <DialogHeader>
          <DialogTitle>Remove demo data</DialogTitle>
          <DialogDescription>
            All fictional companies and their figures are deleted. Companies that you added or imported yourself stay.
          </DialogDescription>
        </DialogHeader>
        <DialogFooter>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button variant="destructive" disabled={removeDemo.isPending} onClick={() => removeDemo.mutate({})}>
            {removeDemo.isPending ? 'Removing...' : 'Remove demo data'}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
