import { type FormEvent, useState } from 'react';
import { Button } from '~/components/ui/controls/Button';
import { Alert } from '~/components/ui/feedback/Alert';
import { useDraft } from '~/lib/state/use-draft';
import { FieldInputs } from './FieldInputs';
import { draftKey, draftProblem, FIELD_LABEL, fieldText, toChanges, toDraft } from './field-drafts';
import type { FieldProps } from './field-props';

interface FieldEditorProps extends FieldProps {
  onClose: () => void;
}

const localDay = () => new Intl.DateTimeFormat('en-CA').format(new Date());

/** The inputs of one field. When someone else was faster, both states are shown and what was typed stays. */
export function FieldEditor({ field, company, edit, onClose }: FieldEditorProps) {
  const [today] = useState(localDay);
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

  async function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (problem !== null) return;
    const outcome = await edit.save(toChanges(field, draft), isChanged ? company.etag : etag, `${label} Updated`);
    if (outcome === 'saved') close();
    setChanged(outcome === 'changed');
  }

  return (
    <form
      aria-label={`Edit ${label}`}
      className="flex flex-col gap-3"
      onSubmit={(event) => void submit(event)}
      data-editing
      onKeyDown={(event) => event.key === 'Escape' && close()}
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
      {isChanged && (
        <Alert variant="warning" role="alert" title="This company was changed meanwhile">
          <p>
            {label} is now “{fieldText(field, company) || 'empty'}”. Your value is still here: save it in its stead, or
            cancel.
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
