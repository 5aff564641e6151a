import type { CompanyFields, OwnColumn } from '@workbench/services/companies/schemas';
import { type FormEvent, useState } from 'react';
import { Button } from '~/components/ui/controls/Button';
import { Field } from '~/components/ui/controls/Field';
import { Alert } from '~/components/ui/feedback/Alert';
import { useDraft } from '~/lib/state/use-draft';
import { OwnValueInput } from '../custom/OwnValueInput';
import { readOwnText, toOwnText } from '../custom/own-drafts';
import type { CompanyEdit } from './use-company-edit';

interface OwnFieldEditorProps {
  column: OwnColumn;
  company: CompanyFields;
  edit: CompanyEdit;
  onClose: () => void;
}

export const ownDraftKey = (companyId: string, key: string): string => `own:${companyId}:${key}`;

/** The input of an own column. When someone else was faster, both states are shown and what was typed stays. */
export function OwnFieldEditor({ column, company, edit, onClose }: OwnFieldEditorProps) {
  const { key, name, type } = column;
  const present = toOwnText(company.custom[key]?.value);
  const [initial] = useState(() => ({ text: present, etag: company.etag }));
  /** What is typed, and the state that the author has seen. */
  const draft = useDraft(ownDraftKey(company.id, key), initial);
  const { text, etag } = draft.value;
  const [problem, setProblem] = useState<string | null>(null);
  const [isChanged, setChanged] = useState(false);

  function close() {
    draft.clear();
    onClose();
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    const read = readOwnText(type, text);
    setProblem('problem' in read ? read.problem : null);
    if ('problem' in read) return;
    const changes = { custom: { [key]: read.value } };
    const outcome = await edit.save(changes, isChanged ? company.etag : etag, `${name} Updated`);
    if (outcome === 'saved') close();
    setChanged(outcome === 'changed');
  }

  return (
    <form
      aria-label={`Edit ${name}`}
      className="flex flex-col gap-3"
      onSubmit={(event) => void submit(event)}
      data-editing
      onKeyDown={(event) => event.key === 'Escape' && close()}
    >
      <Field label={name} error={problem}>
        {(control) => (
          <OwnValueInput
            {...control}
            column={column}
            text={text}
            onChange={(next) => draft.change({ text: next, etag })}
          />
        )}
      </Field>
      {isChanged && (
        <Alert variant="warning" role="alert" title="This company was changed meanwhile">
          <p>
            {name} is now “{present || 'empty'}”. Your value is still here: save it in its stead, or cancel.
          </p>
        </Alert>
      )}
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="outline" size="sm" disabled={edit.isSaving} onClick={close}>
          Cancel
        </Button>
        <Button type="submit" size="sm" disabled={edit.isSaving}>
          {edit.isSaving ? 'Saving…' : isChanged ? 'Save mine' : 'Save'}
        </Button>
      </div>
    </form>
  );
}
