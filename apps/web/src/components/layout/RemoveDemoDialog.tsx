import { DeletionPreview } from '~/components/trash/DeletionPreview';
import { ConfirmDialog } from '~/components/ui/overlays/ConfirmDialog';

interface RemoveDemoDialogProps {
  /** "12 demo companies". */
  companies: string;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before the demo data go into the trash. */
export default function RemoveDemoDialog({ companies, onConfirm, onClose }: RemoveDemoDialogProps) {
  return (
    <ConfirmDialog title="Remove the demo data?" action={`Remove ${companies}`} onConfirm={onConfirm} onClose={onClose}>
      <DeletionPreview kind="demo" />
      <span className="block">
        They are kept in the trash for 30 days and can be restored until then. Your own companies stay.
      </span>
    </ConfirmDialog>
  );
}
