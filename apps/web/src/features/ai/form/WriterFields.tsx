import { useState } from 'react';
import { Button } from '~/components/ui/controls/Button';
import { Field } from '~/components/ui/controls/Field';
import { Select } from '~/components/ui/controls/Select';
import { errorMessage } from '~/lib/api/errors';
import type { MessageOptions } from '../message-options';
import { AI_READ_FAILURE } from '../read-failures';
import { TemplatesDialog } from '../templates/TemplatesDialog';
import type { MessageFormState } from './use-message-form';

/** Who writes: the built-in writer, the model, or an own template. */
export function WriterFields({ state }: { state: MessageFormState }) {
  const { writers, writer, templates, fittingTemplates, templateId, form, changeOptions } = state;
  const [isManaging, setManaging] = useState(false);
  const availableWriters = writers.data?.writers ?? [];
  const used = writer ?? availableWriters.find(({ isDefault }) => isDefault)?.kind ?? 'built-in';
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field
        label="Writer"
        hint={templateId !== null && 'Overridden by the template.'}
        error={writers.error && `${AI_READ_FAILURE.writers}: ${errorMessage(writers.error)}`}
      >
        {(control) => (
          <Select
            {...control}
            className="w-full"
            disabled={writers.data === undefined || templateId !== null}
            value={used}
            onChange={(event) => changeOptions({ writer: event.target.value as MessageOptions['writer'] })}
          >
            {availableWriters.length === 0 && (
              <option value="built-in">{writers.error ? 'Default' : 'Loading…'}</option>
            )}
            {availableWriters.map(({ kind, name }) => (
              <option key={kind} value={kind}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <div className="flex min-w-0 flex-col gap-1">
        <Field
          label="Your template"
          error={templates.error && `${AI_READ_FAILURE.templates}: ${errorMessage(templates.error)}`}
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
