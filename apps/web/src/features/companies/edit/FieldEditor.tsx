import { type FormEvent, useState } from 'react';
import { Button } from '~/components/ui/controls/Button';
import { Alert } from '~/components/ui/feedback/Alert';
import { FieldInputs } from './FieldInputs';
import { draftProblem, FIELD_LABEL, fieldText, toChanges, toDraft } from './field-drafts';
import type { FieldProps } from './field-props';

interface FieldEditorProps extends FieldProps {
  onClose: () => void;
}

const localDay = () => new Intl.DateTimeFormat('en-CA').format(new Date());

/** The inputs of one field. When someone else was faster, both states are shown and what was typed stays. */
export function FieldEditor({ field, company, edit, onClose }: FieldEditorProps) {
  const [today] = useState(localDay);
  const [draft, setDraft] = useState(() => toDraft(field, company, today));
  /** The state that the author has seen. */
  const [etag, setEtag] = useState(company.etag);
  const [isTried, setTried] = useState(false);
  const [isChanged, setChanged] = useState(false);
  const label = FIELD_LABEL[field];
  const problem = draftProblem(field, draft, today);
  const isOtherDomain = field === 'domain' && draft.text.trim() !== company.fields.domain.value;

  async function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (problem !== null) return;
    const outcome = await edit.save(toChanges(field, draft), isChanged ? company.etag : etag, `${label} Updated`);
    if (outcome === 'saved') onClose();
    setChanged(outcome === 'changed');
    setEtag(company.etag);
  }

  return (
    <form
      aria-label={`Edit ${label}`}
      className="flex flex-col gap-3"
      onSubmit={(event) => void submit(event)}
      data-editing
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      <FieldInputs field={field} draft={draft} today={today} error={isTried ? problem : null} onChange={setDraft} />
      {isOtherDomain && (
        <p className="text-muted-foreground text-xs">
          With another domain, identifiers and answers found for {company.fields.domain.value} are dropped, and the next
          sync queries every source again. Figures stay until their source gives others.
        </p>
      )}
      {isChanged && (
        <Alert variant="warning" role="alert" title="This company was changed meanwhile">
          <p>
            {label} is now “{fieldText(field, company) || 'empty'}”. Your value is still here: save it in its stead, or
            cancel.
          </p>
        </Alert>
      )}
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="outline" size="sm" disabled={edit.isSaving} onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" size="sm" disabled={edit.isSaving}>
          {edit.isSaving ? 'Saving…' : isChanged ? 'Save mine' : 'Save'}
        </Button>
      </div>
    </form>
  );
}
