import { CONTROLLER_TEXT_MAX } from '@workbench/services/privacy/limits';
import type { PrivacyController } from '@workbench/services/privacy/schemas';
import { useState } from 'react';
import { Field } from '~/components/ui/controls/Field';
import { Input } from '~/components/ui/controls/Input';
import { ErrorState } from '~/components/ui/feedback/ErrorState';
import { FormDialog } from '~/components/ui/overlays/FormDialog';
import { READ_FAILURE } from '~/lib/api/errors';
import { trpc } from '~/lib/api/trpc';
import { toast } from '~/lib/notifications/toast';

const FIELDS: readonly { name: keyof PrivacyController; label: string; hint?: string }[] = [
  { name: 'name', label: 'Company' },
  { name: 'address', label: 'Address' },
  { name: 'email', label: 'Email for questions and objections' },
  { name: 'officer', label: 'Data protection officer', hint: 'Name and how to reach them. Empty: none.' },
  {
    name: 'purpose',
    label: 'Purpose',
    hint: 'In the language of your notices. Empty: to contact them on business matters.',
  },
  { name: 'recipients', label: 'Recipients', hint: 'Who gets the data beside you. Empty: no one else.' },
  { name: 'storage', label: 'Storage', hint: 'How long you keep it. Empty: while it is needed, or until they object.' },
];

/** Who answers for the data, as notices name them. Begins open. */
export function ControllerDialog({ onClose }: { onClose: () => void }) {
  const { data, error, refetch } = trpc.privacy.controller.useQuery({}, { refetchOnMount: 'always' });
  const [typed, setTyped] = useState<Partial<PrivacyController>>({});
  const update = trpc.privacy.updateController.useMutation({
    onSuccess: () => {
      toast({ title: 'Details Saved', description: 'Notices name you from now on.' });
      onClose();
    },
  });
  return (
    <FormDialog
      title="Your details"
      description="What a notice says of you: who decides about the data, and what for."
      action="Save details"
      pending="Saving…"
      isPending={update.isPending}
      isIncomplete={data === undefined}
      error={update.error}
      onSubmit={() => update.mutate(typed)}
      onClose={onClose}
      className="sm:max-w-lg"
    >
      {data ? (
        <div className="flex flex-col gap-3">
          {FIELDS.map(({ name, label, hint }) => (
            <Field key={name} label={label} hint={hint}>
              {(control) => (
                <Input
                  {...control}
                  type={name === 'email' ? 'email' : 'text'}
                  autoComplete="off"
                  maxLength={CONTROLLER_TEXT_MAX}
                  disabled={update.isPending}
                  value={typed[name] ?? data[name]}
                  onChange={(event) => setTyped((earlier) => ({ ...earlier, [name]: event.target.value }))}
                />
              )}
            </Field>
          ))}
        </div>
      ) : error ? (
        <ErrorState title={READ_FAILURE.controller} error={error} onRetry={() => void refetch()} />
      ) : (
        <p role="status" className="text-muted-foreground">
          Loading your details…
        </p>
      )}
    </FormDialog>
  );
}
