import type { FormEvent, ReactNode } from 'react';
import { Button } from '~/components/ui/controls/Button';
import { Alert } from '~/components/ui/feedback/Alert';

interface EditFormProps {
  label: string;
  /** What the company has by now, when someone else was faster; null otherwise. */
  changedTo: string | null;
  isSaving: boolean;
  onSubmit: () => Promise<void>;
  onClose: () => void;
  children: ReactNode;
}

/** The frame of one field's inputs. When someone else was faster, it says what the field is now. */
export function EditForm({ label, changedTo, isSaving, onSubmit, onClose, children }: EditFormProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void onSubmit();
  };
  return (
    <form
      aria-label={`Edit ${label}`}
      className="flex flex-col gap-3"
      onSubmit={submit}
      data-editing
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      {children}
      {changedTo !== null && (
        <Alert variant="warning" role="alert" title="This company was changed meanwhile">
          <p>
            {label} is now “{changedTo || 'empty'}”. Your value is still here: save it instead, or cancel.
          </p>
        </Alert>
      )}
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="outline" size="sm" disabled={isSaving} onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" size="sm" disabled={isSaving}>
          {isSaving ? 'Saving…' : changedTo !== null ? 'Save mine' : 'Save'}
        </Button>
      </div>
    </form>
  );
}
