import { MESSAGE_GOAL_MAX } from '@workbench/services/ai/limits';
import type { MessageType } from '@workbench/services/ai/schemas';
import { Sparkles } from 'lucide-react';
import type { FormEvent } from 'react';
import { SenderFields } from '~/components/sender/SenderFields';
import { Button } from '~/components/ui/controls/Button';
import { Field } from '~/components/ui/controls/Field';
import { Input } from '~/components/ui/controls/Input';
import { Select } from '~/components/ui/controls/Select';
import { Card } from '~/components/ui/display/Card';
import { MESSAGE_TYPES } from '../message-form';
import { MessageOptionsFields } from './MessageOptionsFields';
import { RecipientFields } from './RecipientFields';
import type { MessageFormState } from './use-message-form';
import { WriterFields } from './WriterFields';

interface MessageFormCardProps {
  state: MessageFormState;
  isWriting: boolean;
  onGenerate: () => void;
}

/** What a message is asked with. */
export function MessageFormCard({ state, isWriting, onGenerate }: MessageFormCardProps) {
  const { form, change } = state;
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    onGenerate();
  };
  return (
    <Card className="p-4 sm:p-5">
      <form noValidate aria-label="Message" onSubmit={onSubmit} className="flex min-w-0 flex-col gap-4">
        <Field label="Message type">
          {(control) => (
            <Select
              {...control}
              className="w-full"
              value={form.messageType}
              onChange={(event) => change({ messageType: event.target.value as MessageType })}
            >
              {MESSAGE_TYPES.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <RecipientFields state={state} />
        {state.hasSender && <SenderFields sender={state.options} onChange={state.changeOptions} />}
        <Field label="Campaign goal (optional)">
          {(control) => (
            <Input
              {...control}
              maxLength={MESSAGE_GOAL_MAX}
              placeholder="e.g., a call about their new plant"
              value={form.campaignGoal}
              onChange={(event) => change({ campaignGoal: event.target.value })}
            />
          )}
        </Field>
        <MessageOptionsFields state={state} />
        <WriterFields state={state} />
        <div className="flex flex-wrap items-center gap-3">
          <Button type="submit" className="w-full sm:w-auto" disabled={isWriting} aria-keyshortcuts="Control+Enter">
            <Sparkles aria-hidden />
            {isWriting ? 'Generating...' : 'Generate message'}
          </Button>
          <p className="hidden text-muted-foreground text-xs sm:block">Ctrl or ⌘ + Enter</p>
        </div>
      </form>
    </Card>
  );
}
