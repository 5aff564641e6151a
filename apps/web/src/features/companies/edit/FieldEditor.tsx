import { useState } from 'react';
import { toDateField } from '~/lib/format/format-day';
import { useDraft } from '~/lib/state/use-draft';
import { EditForm } from './EditForm';
import { FieldInputs } from './FieldInputs';
import { draftKey, draftProblem, FIELD_LABEL, fieldText, toChanges, toDraft } from './field-drafts';
import type { FieldProps } from './field-props';

interface FieldEditorProps extends FieldProps {
  onClose: () => void;
}

/** The inputs of one field. When someone else was faster, both states are shown and what was typed stays. */
export function FieldEditor({ field, company, edit, onClose }: FieldEditorProps) {
  const [today] = useState(() => toDateField(new Date()));
  const [initial] = useState(() => ({ draft: toDraft(field, company, today), etag: company.etag }));
  /** What is typed, and the state that the author has seen. */
  const typed = useDraft(draftKey(company.id, field), initial);
  const { draft, etag } = typed.value;
  const [isTried, setTried] = useState(false);
  const [isChanged, setChanged] = useState(false);
  const label = FIELD_LABEL[field];
  const problem = draftProblem(field, draft, today);
  const isOtherDomain = field === 'domain' && draft.text.trim() !== company.fields.domain.value;

  function close() {
    typed.clear();
    onClose();
  }

  async function submit() {
    setTried(true);
    if (problem !== null) return;
    const outcome = await edit.save(toChanges(field, draft), isChanged ? company.etag : etag, `${label} Updated`);
    if (outcome === 'saved') close();
    setChanged(outcome === 'changed');
  }

  return (
    <EditForm
      label={label}
      changedTo={isChanged ? fieldText(field, company) : null}
      isSaving={edit.isSaving}
      onSubmit={submit}
      onClose={close}
    >
      <FieldInputs
        field={field}
        draft={draft}
        today={today}
        error={isTried ? problem : null}
        onChange={(next) => typed.change({ draft: next, etag })}
      />
      {isOtherDomain && (
        <p className="text-muted-foreground text-xs">
          With another domain, identifiers and answers found for {company.fields.domain.value} are dropped, and the next
          sync queries every source again. Figures stay until their source gives others.
        </p>
      )}
    </EditForm>
  );
}
