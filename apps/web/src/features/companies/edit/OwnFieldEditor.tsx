import type { CompanyFields, OwnColumn } from '@workbench/services/companies/schemas';
import { useState } from 'react';
import { Field } from '~/components/ui/controls/Field';
import { useDraft } from '~/lib/state/use-draft';
import { OwnValueInput } from '../custom/OwnValueInput';
import { readOwnText, toOwnText } from '../custom/own-drafts';
import { EditForm } from './EditForm';
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

  async function submit() {
    const read = readOwnText(type, text);
    setProblem('problem' in read ? read.problem : null);
    if ('problem' in read) return;
    if (!isChanged && text === initial.text) return close();
    const changes = { custom: { [key]: read.value } };
    const outcome = await edit.save(changes, isChanged ? company.etag : etag, `${name} Updated`);
    if (outcome === 'saved') close();
    setChanged(outcome === 'changed');
  }

  return (
    <EditForm
      label={name}
      changedTo={isChanged ? present : null}
      isSaving={edit.isSaving}
      onSubmit={submit}
      onClose={close}
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
    </EditForm>
  );
}
