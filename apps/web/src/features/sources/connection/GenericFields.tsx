import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { Field } from '~/components/ui/controls/Field';
import { Input } from '~/components/ui/controls/Input';
import { Select } from '~/components/ui/controls/Select';
import { Textarea } from '~/components/ui/controls/Textarea';
import type { ConnectionErrors, GenericDraft } from './connection-form';
import { GenericAuthFields } from './GenericAuthFields';

interface GenericFieldsProps {
  /** Nothing is stored yet: the fields are what there is to do. */
  isNew: boolean;
  draft: GenericDraft;
  errors: ConnectionErrors;
  onChange: (draft: GenericDraft) => void;
}

/** Where a described source is asked and where the count stands in its answer. */
export function GenericFields({ isNew, draft, errors, onChange }: GenericFieldsProps) {
  const [isOpen, setOpen] = useState(isNew);
  // A fault opens it: no one sees a message in a closed disclosure.
  const hasFault = Object.keys(draft).some((name) => errors[name as keyof GenericDraft] !== undefined);
  const text = (name: keyof GenericDraft, label: string, hint?: string) => (
    <Field label={label} hint={hint} error={errors[name]}>
      {(control) => (
        <Input
          {...control}
          autoComplete="off"
          spellCheck={false}
          value={draft[name]}
          onChange={(event) => onChange({ ...draft, [name]: event.target.value })}
        />
      )}
    </Field>
  );
  return (
    <details
      className="group rounded-md border border-border"
      open={isOpen || hasFault}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className="flex cursor-pointer list-none items-center gap-1.5 rounded-md px-3 py-2 font-medium">
        <ChevronRight aria-hidden className="size-4 group-open:rotate-90" />
        URL and fields
      </summary>
      <div className="grid gap-4 px-3 pt-1 pb-3 sm:grid-cols-2">
        {text('label', 'Source name')}
        {text('baseUrl', 'Address', 'e.g., https://api.example.com')}
        <Field label="Method">
          {({ id }) => (
            <Select
              id={id}
              value={draft.method}
              onChange={(event) => onChange({ ...draft, method: event.target.value === 'POST' ? 'POST' : 'GET' })}
            >
              <option value="GET">GET</option>
              <option value="POST">POST</option>
            </Select>
          )}
        </Field>
        {text('path', 'Path', '{domain} and {name} are filled in; in the query, {key} is the key')}
        {draft.method === 'POST' && (
          <Field label="Body" hint="JSON; {domain}, {name} and {key} are filled in" className="sm:col-span-2">
            {(control) => (
              <Textarea
                {...control}
                spellCheck={false}
                className="font-mono text-ui"
                value={draft.body}
                onChange={(event) => onChange({ ...draft, body: event.target.value })}
              />
            )}
          </Field>
        )}
        <GenericAuthFields draft={draft} text={text} onChange={onChange} />
        {text('countPath', 'Count path', 'Path to the employee count, e.g., data.0.employeeCount')}
        {text('locationPath', 'Location path', 'Leave blank if none')}
        {text('credits', 'Credits per company found')}
        <Field
          label="Additional headers"
          hint={`One per line, e.g., Accept: application/json${draft.headers.includes('••••') ? '. •••• keeps the stored value' : ''}`}
          error={errors.headers}
          className="sm:col-span-2"
        >
          {(control) => (
            <Textarea
              {...control}
              rows={2}
              spellCheck={false}
              className="font-mono text-ui"
              value={draft.headers}
              onChange={(event) => onChange({ ...draft, headers: event.target.value })}
            />
          )}
        </Field>
      </div>
    </details>
  );
}
