import { RestoreButton } from '~/components/trash/RestoreButton';
import { Alert } from '~/components/ui/feedback/Alert';

/** A company that could not be added because it lies in the trash. */
export interface RefusedByTrash {
  name: string;
  message: string;
  trashId: string;
}

/** Says why it was not added, and restores it instead. */
export function TrashedAddition({ refused, onRestored }: { refused: RefusedByTrash; onRestored: () => void }) {
  const { name, message, trashId } = refused;
  return (
    <Alert
      variant="warning"
      role="alert"
      action={<RestoreButton trashId={trashId} name={name} onRestored={onRestored} />}
    >
      {message}
    </Alert>
  );
}
