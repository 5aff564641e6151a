import { TEMPLATE_BODY_MAX, TEMPLATE_NAME_MAX } from '@workbench/services/ai/limits';
import type { MessageTemplate, MessageType } from '@workbench/services/ai/schemas';
import { type FormEvent, useRef, useState } from 'react';
import { Button } from '~/components/ui/controls/Button';
import { Field } from '~/components/ui/controls/Field';
import { Input } from '~/components/ui/controls/Input';
import { Select } from '~/components/ui/controls/Select';
import { Textarea } from '~/components/ui/controls/Textarea';
import { DialogFooter } from '~/components/ui/overlays/Dialog';
import { errorMessage } from '~/lib/api/errors';
import { trpc } from '~/lib/api/trpc';
import { toast } from '~/lib/notifications/toast';
import { TYPE_NAME } from '../message-form';

interface TemplateFormProps {
  /** null: a new one. */
  template: MessageTemplate | null;
  messageType: MessageType;
  variables: readonly string[];
  /** Whether the form differs from what is saved. */
  onTyped: (isTyped: boolean) => void;
  onDone: () => void;
}

/** One template; what the server has against it stands beneath the text. */
export function TemplateForm({ template, messageType, variables, onTyped, onDone }: TemplateFormProps) {
  const saved = {
    name: template?.name ?? '',
    messageType: template?.messageType ?? messageType,
    body: template?.body ?? '',
  };
  const [draft, setDraft] = useState(saved);
  const { save, problem, isPending } = useSaveTemplate(template, onDone);
  const change = (part: Partial<typeof draft>) => {
    const next = { ...draft, ...part };
    setDraft(next);
    onTyped(next.name !== saved.name || next.messageType !== saved.messageType || next.body !== saved.body);
  };
  const body = useRef<HTMLTextAreaElement>(null);
  const insert = (variable: string) => {
    const area = body.current;
    if (area === null) return;
    area.setRangeText(`{{${variable}}}`, area.selectionStart, area.selectionEnd, 'end');
    change({ body: area.value });
    area.focus();
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    // The form stands within the one of the message, as far as React is concerned.
    event.stopPropagation();
    save(draft);
  };
  return (
    <form noValidate onSubmit={onSubmit} className="flex min-h-0 flex-1 flex-col gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Template name">
          {(control) => (
            <Input
              {...control}
              autoFocus
              maxLength={TEMPLATE_NAME_MAX}
              value={draft.name}
              onChange={(event) => change({ name: event.target.value })}
            />
          )}
        </Field>
        <Field label="For">
          {(control) => (
            <Select
              {...control}
              className="w-full"
              value={draft.messageType}
              onChange={(event) => change({ messageType: event.target.value as MessageType })}
            >
              {Object.entries(TYPE_NAME).map(([type, name]) => (
                <option key={type} value={type}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      <Field label="Text" error={problem}>
        {(control) => (
          <Textarea
            {...control}
            ref={body}
            rows={8}
            maxLength={TEMPLATE_BODY_MAX}
            value={draft.body}
            onChange={(event) => change({ body: event.target.value })}
          />
        )}
      </Field>
      <Variables names={variables} onInsert={insert} />
      <DialogFooter>
        <Button variant="outline" disabled={isPending} onClick={onDone}>
          Back
        </Button>
        <Button type="submit" disabled={isPending}>
          {isPending ? 'Saving…' : 'Save template'}
        </Button>
      </DialogFooter>
    </form>
  );
}

function useSaveTemplate(template: MessageTemplate | null, onDone: () => void) {
  const [problem, setProblem] = useState<string | null>(null);
  const handlers = {
    onSuccess: () => {
      toast({ title: 'Template Saved' });
      onDone();
    },
    onError: (error: unknown) => setProblem(errorMessage(error)),
  };
  const create = trpc.ai.createTemplate.useMutation(handlers);
  const update = trpc.ai.updateTemplate.useMutation(handlers);
  const save = (draft: { name: string; messageType: MessageType; body: string }) => {
    setProblem(null);
    if (template === null) create.mutate(draft);
    else update.mutate({ ...draft, id: template.id });
  };
  return { save, problem, isPending: create.isPending || update.isPending };
}

function Variables({ names, onInsert }: { names: readonly string[]; onInsert: (name: string) => void }) {
  if (names.length === 0) return null;
  return (
    <div className="flex flex-col gap-1.5">
      <p className="text-muted-foreground text-xs">Variables: click one to insert it.</p>
      <div className="flex flex-wrap gap-1.5">
        {names.map((name) => (
          <Button key={name} variant="outline" size="sm" className="h-7 px-2 font-mono" onClick={() => onInsert(name)}>
            {`{{${name}}}`}
          </Button>
        ))}
      </div>
    </div>
  );
}
