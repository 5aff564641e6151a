import { BulkActionDialog, type BulkDialogProps } from './BulkActionDialog';
import type { BulkActionId } from './bulk-actions';
import { DeleteManyDialog } from './DeleteManyDialog';
import { RunManyDialog } from './RunManyDialog';

interface BulkDialogsProps extends BulkDialogProps {
  action: BulkActionId;
  onStarted: () => void;
}

/** The dialog of an action on the selected companies. */
export function BulkDialogs({ action, onStarted, ...props }: BulkDialogsProps) {
  switch (action) {
    case 'tags':
    case 'list':
    case 'industry':
      return <BulkActionDialog form={action} {...props} />;
    case 'delete':
      return <DeleteManyDialog {...props} />;
    case 'sync':
    case 'reports':
    case 'campaign':
      return (
        <RunManyDialog
          kind={action}
          selection={props.selection}
          onStarted={onStarted}
          onClose={props.onClose}
          onClosed={props.onClosed}
        />
      );
  }
}
