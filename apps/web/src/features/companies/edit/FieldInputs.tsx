import {
  COMPANY_NAME_MAX,
  DOMAIN_TEXT_MAX,
  HEADCOUNT_REASON_MAX,
  INDUSTRY_MAX,
} from '@workbench/services/companies/limits';
import type { CompanyField } from '@workbench/services/companies/schemas';
import { useEffect, useRef } from 'react';
import { Field } from '~/components/ui/controls/Field';
import { Input } from '~/components/ui/controls/Input';
import { Textarea } from '~/components/ui/controls/Textarea';
import { FIELD_LABEL, type FieldDraft } from './field-drafts';

interface FieldInputsProps {
  field: CompanyField;
  draft: FieldDraft;
  today: string;
  error: string | null;
  onChange: (draft: FieldDraft) => void;
}

const LENGTH_MAX = { name: COMPANY_NAME_MAX, domain: DOMAIN_TEXT_MAX, industry: INDUSTRY_MAX, headcount: 12 };

/** The inputs in which one field is typed; the first has the focus. */
export function FieldInputs({ field, draft, today, error, onChange }: FieldInputsProps) {
  const first = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  useEffect(() => first.current?.select(), []);
  const text = {
    ref: first,
    value: draft.text,
    onChange: ({ target }: { target: { value: string } }) => onChange({ ...draft, text: target.value }),
  };
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <Field
        label={FIELD_LABEL[field]}
        hint={field === 'locations' ? 'One on each line, like Oslo, Norway' : undefined}
        error={error}
        className={field === 'headcount' ? undefined : 'sm:col-span-2'}
      >
        {(control) =>
          field === 'locations' ? (
            <Textarea {...control} {...text} rows={4} />
          ) : (
            <Input
              {...control}
              {...text}
              maxLength={LENGTH_MAX[field]}
              autoComplete="off"
              inputMode={field === 'headcount' ? 'numeric' : undefined}
            />
          )
        }
      </Field>
      {field === 'headcount' && (
        <>
          <Field label="As of">
            {(control) => (
              <Input
                {...control}
                type="date"
                max={today}
                value={draft.asOf}
                onChange={({ target }) => onChange({ ...draft, asOf: target.value })}
              />
            )}
          </Field>
          <Field label="Reason" hint="Where the number comes from" className="sm:col-span-2">
            {(control) => (
              <Input
                {...control}
                maxLength={HEADCOUNT_REASON_MAX}
                value={draft.reason}
                onChange={({ target }) => onChange({ ...draft, reason: target.value })}
              />
            )}
          </Field>
        </>
      )}
    </div>
  );
}
