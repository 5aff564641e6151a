import { CONTACT_FIELD_MAX } from '@workbench/services/contacts/limits';
import type { SavedContact } from '@workbench/services/contacts/schemas';
import { type FormEvent, type KeyboardEvent, useState } from 'react';
import { Button } from '~/components/ui/controls/Button';
import { Field } from '~/components/ui/controls/Field';
import { Input } from '~/components/ui/controls/Input';
import { Alert } from '~/components/ui/feedback/Alert';
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '~/components/ui/overlays/Dialog';
import {
  EDITED_FIELDS,
  type EditedField,
  fieldOriginText,
  followContact,
  sourceValueTexts,
  toContactDraft,
  toContactValues,
} from './contact-draft';
import { useEditContact } from './use-edit-contact';

interface EditContactDialogProps {
  contact: SavedContact;
  onClose: () => void;
}

/** The fields of a saved contact, with what the sources say beside what was typed. Begins open. */
export function EditContactDialog({ contact: opened, onClose }: EditContactDialogProps) {
  const [draft, setDraft] = useState(() => toContactDraft(opened));
  const { contact, failure, isSaving, save } = useEditContact(opened, {
    onSaved: onClose,
    onChangedMeanwhile: (before, now) => setDraft((typed) => followContact(typed, before, now)),
  });
  const [isTried, setTried] = useState(false);
  const present = toContactDraft(contact);
  const values = toContactValues(draft, contact);
  const isNameMissing = draft.name.trim() === '';
  const change = (field: EditedField, text: string) => setDraft((before) => ({ ...before, [field]: text }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (isNameMissing || isSaving) return;
    if (values === null) onClose();
    else save(values);
  };
  // The first Escape takes back the field, the next one closes the dialog.
  const takeBack = (event: KeyboardEvent, field: EditedField) => {
    if (event.key !== 'Escape' || draft[field] === present[field]) return;
    event.preventDefault();
    event.stopPropagation();
    change(field, present[field]);
  };
  const errorOf = (field: EditedField) =>
    field === 'name' && isTried && isNameMissing ? 'Enter the name' : failure?.field === field ? failure.message : null;
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && !isSaving && onClose()}>
      <DialogContent
        className="sm:max-w-2xl"
        onEscapeKeyDown={(event) => {
          const field = EDITED_FIELDS.find(
            ({ field: one }) => document.activeElement?.getAttribute('name') === one,
          )?.field;
          if (field !== undefined && draft[field] !== present[field]) event.preventDefault();
        }}
      >
        <DialogHeader>
          <DialogTitle>Edit {opened.name}</DialogTitle>
          <DialogDescription>What you change stays as you typed it, whatever a source says later.</DialogDescription>
        </DialogHeader>
        <form noValidate aria-label={`Edit ${opened.name}`} onSubmit={submit} className="flex flex-1 flex-col gap-4">
          {failure !== null && failure.field === null && (
            <Alert variant="destructive" role="alert">
              {failure.message}
            </Alert>
          )}
          <div className="grid gap-4 sm:grid-cols-2">
            {EDITED_FIELDS.map(({ field, label }) => (
              <div key={field} className="flex min-w-0 flex-col gap-1">
                <Field label={label} hint={fieldOriginText(contact, field)} error={errorOf(field)}>
                  {(control) => (
                    <Input
                      {...control}
                      name={field}
                      autoComplete="off"
                      maxLength={CONTACT_FIELD_MAX[field]}
                      readOnly={isSaving}
                      value={draft[field]}
                      onChange={(event) => change(field, event.target.value)}
                      onKeyDown={(event) => takeBack(event, field)}
                    />
                  )}
                </Field>
                {sourceValueTexts(contact, field).map(({ value, text }) => (
                  <div key={text} className="flex flex-wrap items-center gap-x-2 text-xs">
                    <span className="min-w-0 break-words text-muted-foreground">{text}</span>
                    {draft[field] !== value && (
                      <Button
                        variant="ghost"
                        size="sm"
                        aria-label={`Use ${text}`}
                        disabled={isSaving}
                        onClick={() => change(field, value)}
                      >
                        Use
                      </Button>
                    )}
                  </div>
                ))}
              </div>
            ))}
          </div>
          <DialogFooter>
            <Button variant="outline" disabled={isSaving} onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" disabled={isSaving}>
              {isSaving ? 'Saving…' : 'Save'}
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
