import { MESSAGE_FIELD_MAX } from '@workbench/services/ai/limits';
import type { MessageRequest } from '@workbench/services/ai/schemas';
import { Field } from '~/components/ui/controls/Field';
import { Input } from '~/components/ui/controls/Input';

type Sender = Pick<MessageRequest, 'senderName' | 'senderTitle' | 'senderCompany'>;

const FIELDS = [
  { name: 'senderName', label: 'Your name', autoComplete: 'name' },
  { name: 'senderTitle', label: 'Your title', autoComplete: 'organization-title' },
  { name: 'senderCompany', label: 'Your company', autoComplete: 'organization' },
] as const satisfies { name: keyof Sender; label: string; autoComplete: string }[];

interface SenderFieldsProps {
  sender: Sender;
  onChange: (part: Partial<Sender>) => void;
}

/** Who writes, as messages are signed. */
export function SenderFields({ sender, onChange }: SenderFieldsProps) {
  return (
    <div className="@container min-w-0">
      <div className="grid gap-4 @sm:grid-cols-2 @xl:grid-cols-3">
        {FIELDS.map(({ name, label, autoComplete }) => (
          // A company has the longest name: between one column and three, it has a row of its own.
          <Field key={name} label={label} className="@sm:last:col-span-2 @xl:last:col-span-1">
            {(control) => (
              <Input
                {...control}
                maxLength={MESSAGE_FIELD_MAX}
                autoComplete={autoComplete}
                value={sender[name]}
                onChange={(event) => onChange({ [name]: event.target.value })}
              />
            )}
          </Field>
        ))}
      </div>
    </div>
  );
}
