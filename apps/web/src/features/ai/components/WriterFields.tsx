import { useState } from 'react';
import { Button } from '~/components/ui/Button';
import { Field } from '~/components/ui/Field';
import { Select } from '~/components/ui/Select';
import { errorMessage } from '~/lib/errors';
import type { MessageFormState } from '../hooks/use-message-form';
import type { MessageOptions } from '../lib/message-options';
import { READ_FAILURE } from '../lib/read-failure';
import { TemplatesDialog } from './TemplatesDialog';

/** Who writes: the built-in writer, the model, or an own template. */
export function WriterFields({ state }: { state: MessageFormState }) {
  const { writers, writer, templates, fittingTemplates, templateId, form, changeOptions } = state;
  const [isManaging, setManaging] = useState(false);
  const known = writers.data?.writers ?? [];
  const used = writer ?? known.find(({ isDefault }) => isDefault)?.kind ?? 'built-in';
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field
        label="Writer"
        hint={templateId !== null && 'The template is used in its place.'}
        error={writers.error && `${READ_FAILURE.writers}: ${errorMessage(writers.error)}`}
      >
        {(control) => (
          <Select
            {...control}
            className="w-full"
            disabled={writers.data === undefined || templateId !== null}
            value={used}
            onChange={(event) => changeOptions({ writer: event.target.value as MessageOptions['writer'] })}
          >
            {known.length === 0 && <option value="built-in">{writers.error ? 'Default' : 'Loading...'}</option>}
            {known.map(({ kind, name }) => (
              <option key={kind} value={kind}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <div className="flex min-w-0 flex-col gap-1">
        <Field
          label="Own template"
          error={templates.error && `${READ_FAILURE.templates}: ${errorMessage(templates.error)}`}
        >
          {(control) => (
            <Select
              {...control}
              className="w-full"
              value={templateId ?? ''}
              onChange={(event) => changeOptions({ templateId: event.target.value === '' ? null : event.target.value })}
            >
              <option value="">None</option>
              {fittingTemplates.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Button variant="link" size="sm" className="-ml-3 self-start" onClick={() => setManaging(true)}>
          Manage templates
        </Button>
      </div>
      {isManaging && (
        <TemplatesDialog
          messageType={form.messageType}
          variables={writers.data?.templateVariables ?? []}
          onClose={() => setManaging(false)}
        />
      )}
    </div>
  );
}
