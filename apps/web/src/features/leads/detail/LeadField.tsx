import { LEAD_FIELD_MAX } from '@workbench/services/leads/limits';
import type { LeadDetail } from '@workbench/services/leads/schemas';
import { Lock, Pencil } from 'lucide-react';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { Button } from '~/components/ui/controls/Button';
import { Input } from '~/components/ui/controls/Input';
import { formatDate } from '~/lib/format/format';
import { recordSourceLabel } from '~/lib/format/source-labels';
import { confidenceText, type LeadFieldName } from '../lead-labels';
import { LeadFieldValue } from './LeadFieldValue';
import type { LeadActions } from './use-lead';

interface LeadFieldProps {
  lead: LeadDetail;
  field: LeadFieldName;
  label: string;
  update: LeadActions['update'];
}

/** One value with its origin, or the input in which it is typed again. */
export function LeadField({ lead, field, label, update }: LeadFieldProps) {
  const [isEditing, setEditing] = useState(false);
  const pencil = useRef<HTMLButtonElement>(null);
  const wasEditing = useRef(false);
  useEffect(() => {
    // The input that had the focus is gone.
    if (wasEditing.current && !isEditing) pencil.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);
  const value = lead[field] ?? '';
  return (
    <li className="grid min-h-12 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-0.5 px-3 py-1.5 sm:grid-cols-[8rem_minmax(0,1fr)_auto]">
      <span className="col-span-2 text-ui text-muted-foreground sm:col-span-1">{label}</span>
      {isEditing ? (
        <Editor
          label={label}
          value={value}
          maxLength={LEAD_FIELD_MAX[field]}
          isSaving={update.isPending}
          onSave={(typed) =>
            update.mutate({ id: lead.id, values: { [field]: typed } }, { onSuccess: () => setEditing(false) })
          }
          onCancel={() => setEditing(false)}
        />
      ) : (
        <>
          <span className="min-w-0">
            <LeadFieldValue field={field} value={value} />
            <Origin origin={lead.origins[field]} />
          </span>
          <Button
            ref={pencil}
            variant="ghost"
            size="icon-sm"
            aria-label={`Edit ${label}`}
            onClick={() => setEditing(true)}
          >
            <Pencil aria-hidden />
          </Button>
        </>
      )}
    </li>
  );
}

function Origin({ origin }: { origin: LeadDetail['origins'][string] | undefined }) {
  if (origin === undefined) return null;
  const parts = [recordSourceLabel(origin.source), confidenceText(origin.confidence), formatDate(origin.at)];
  return (
    <span className="flex flex-wrap items-center gap-x-1.5 text-muted-foreground text-xs">
      {parts.filter(Boolean).join(' · ')}
      {origin.isLocked && (
        <span className="inline-flex items-center gap-1">
          <Lock aria-hidden className="size-3" />
          Locked
        </span>
      )}
    </span>
  );
}

interface EditorProps {
  label: string;
  value: string;
  maxLength: number;
  isSaving: boolean;
  onSave: (typed: string) => void;
  onCancel: () => void;
}

function Editor({ label, value, maxLength, isSaving, onSave, onCancel }: EditorProps) {
  const [text, setText] = useState(value);
  // The value may be found meanwhile: what was not typed is not saved over it.
  const [opened] = useState(value);
  const input = useRef<HTMLInputElement>(null);
  const hint = useId();
  useEffect(() => input.current?.select(), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === opened) onCancel();
    else if (!isSaving) onSave(text.trim());
  };
  return (
    <form
      noValidate
      onSubmit={submit}
      data-editing
      onKeyDown={(event) => event.key === 'Escape' && onCancel()}
      className="col-span-2 flex min-w-0 flex-wrap items-center gap-2"
    >
      <div className="min-w-0 flex-1 basis-48">
        <Input
          ref={input}
          aria-label={label}
          aria-describedby={hint}
          autoComplete="off"
          maxLength={maxLength}
          disabled={isSaving}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </div>
      <Button type="submit" size="sm" disabled={isSaving}>
        {isSaving ? 'Saving…' : 'Save'}
      </Button>
      <Button variant="ghost" size="sm" disabled={isSaving} onClick={onCancel}>
        Cancel
      </Button>
      <p id={hint} className="w-full text-muted-foreground text-xs">
        Values you enter are locked and won’t be overwritten.
      </p>
    </form>
  );
}
