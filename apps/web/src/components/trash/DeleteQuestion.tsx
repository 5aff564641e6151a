import { ConfirmDialog } from '~/components/ui/overlays/ConfirmDialog';
import { DeletionPreview } from './DeletionPreview';
import { DELETIONS } from './deletions';
import { type DeletionSubject, useDelete } from './use-delete';

interface DeleteQuestionProps extends DeletionSubject {
  onClose: () => void;
  onDeleted?: () => void;
}

/** Asks before something goes into the trash, with what goes along, and moves it there. Begins open. */
export function DeleteQuestion({ onClose, onDeleted, ...subject }: DeleteQuestionProps) {
  const { remove } = useDelete(onDeleted);
  const { kind, ids, name } = subject;
  const { noun, note } = DELETIONS[kind];
  return (
    <ConfirmDialog
      title={`Delete ${name}?`}
      action={ids.length === 1 ? `Delete ${noun}` : `Delete ${name}`}
      onConfirm={() => remove(subject)}
      onClose={onClose}
    >
      {ids.length === 1 && <DeletionPreview kind={kind} id={ids[0]} />}
      <span className="block">{note} It is kept in the trash for 30 days and can be restored until then.</span>
    </ConfirmDialog>
  );
}
