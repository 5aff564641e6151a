import { Info, Lock, LockOpen, Pencil } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '~/components/ui/controls/Button';
import { useFocusWhenBack } from '~/lib/browser/focus/use-focus-when-back';
import { DASH } from '~/lib/format/format';
import { hasDraft } from '~/lib/state/use-draft';
import { FieldEditor } from './FieldEditor';
import { FieldOrigin } from './FieldOrigin';
import { FieldSuggestion } from './FieldSuggestion';
import { draftKey, FIELD_LABEL, fieldText } from './field-drafts';
import type { FieldProps } from './field-props';

/** One value with what can be done about it; its origin opens beneath it. */
export function FieldRow({ field, company, edit }: FieldProps) {
  const [isEditing, setEditing] = useState(() => hasDraft(draftKey(company.id, field)));
  const [showsOrigin, setShowsOrigin] = useState(false);
  const originId = useId();
  const pencil = useFocusWhenBack<HTMLButtonElement>(!isEditing);
  const label = FIELD_LABEL[field];
  if (isEditing) {
    return (
      <li className="px-3 py-2">
        <FieldEditor field={field} company={company} edit={edit} onClose={() => setEditing(false)} />
      </li>
    );
  }
  return (
    <li className="flex flex-col gap-1.5 px-3 py-1.5">
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 sm:grid-cols-[6rem_minmax(0,1fr)_auto]">
        <span className="col-span-2 text-ui text-muted-foreground sm:col-span-1">{label}</span>
        <span className="min-w-0 break-words">
          {fieldText(field, company) || <span className="text-muted-foreground">{DASH}</span>}
        </span>
        <span className="flex items-center">
          <Button
            variant="ghost"
            size="icon-sm"
            aria-label={`Origin of ${label}`}
            title={`Origin of ${label}`}
            aria-expanded={showsOrigin}
            aria-controls={originId}
            onClick={() => setShowsOrigin(!showsOrigin)}
          >
            <Info aria-hidden />
          </Button>
          <LockButton field={field} company={company} edit={edit} />
          <Button
            ref={pencil}
            variant="ghost"
            size="icon-sm"
            aria-label={`Edit ${label}`}
            title={`Edit ${label}`}
            onClick={() => setEditing(true)}
          >
            <Pencil aria-hidden />
          </Button>
        </span>
      </div>
      <div id={originId} hidden={!showsOrigin}>
        {showsOrigin && <FieldOrigin field={field} company={company} />}
      </div>
      <FieldSuggestion field={field} company={company} edit={edit} />
    </li>
  );
}

function LockButton({ field, company, edit }: FieldProps) {
  const label = FIELD_LABEL[field];
  const { locked } = company.fields[field];
  // A headcount is locked by typing it.
  const canLock = field !== 'headcount' || company.fields.headcount.typed !== null;
  const action = `${locked ? 'Unlock' : 'Lock'} ${label}`;
  const toggle = () => {
    const changes = locked ? { unlock: [field] } : { lock: [field] };
    void edit.save(changes, company.etag, locked ? `${label} Unlocked` : `${label} Locked`);
  };
  return (
    <Button
      variant="ghost"
      size="icon-sm"
      aria-label={action}
      title={action}
      disabled={edit.isSaving || !(locked || canLock)}
      onClick={toggle}
    >
      {locked ? <Lock aria-hidden /> : <LockOpen aria-hidden className="text-muted-foreground" />}
    </Button>
  );
}
