import { MESSAGE_FIELD_MAX } from '@workbench/services/ai/limits';
import { useId } from 'react';
import { CompanyCombobox } from '~/components/company-picker/CompanyCombobox';
import { Button } from '~/components/ui/controls/Button';
import { Field } from '~/components/ui/controls/Field';
import { Input } from '~/components/ui/controls/Input';
import { Label } from '~/components/ui/controls/Label';
import { errorMessage } from '~/lib/api/errors';
import { trpc } from '~/lib/api/trpc';
import type { MessageForm } from '../message-form';
import { AI_READ_FAILURE } from '../read-failures';
import { ContactCombobox } from './ContactCombobox';
import type { MessageFormState } from './use-message-form';

const FIELDS = [
  { name: 'recipientName', label: 'Recipient name' },
  { name: 'recipientTitle', label: 'Title' },
  { name: 'recipientCompany', label: 'Company' },
  { name: 'recipientIndustry', label: 'Industry' },
] as const satisfies { name: keyof MessageForm; label: string }[];

/** For whom the message is: a saved contact, a tracked company, or whoever is typed. */
export function RecipientFields({ state }: { state: MessageFormState }) {
  const { form, change } = state;
  return (
    <fieldset className="flex min-w-0 flex-col gap-4">
      <legend className="sr-only">Recipient</legend>
      <div className="grid min-w-0 gap-4 sm:grid-cols-2">
        <ContactChoice state={state} />
        <CompanyChoice state={state} />
        {FIELDS.map(({ name, label }) => (
          <Field key={name} label={label}>
            {(control) => (
              <Input
                {...control}
                autoComplete="off"
                maxLength={MESSAGE_FIELD_MAX}
                value={form[name]}
                onChange={(event) => change({ [name]: event.target.value })}
              />
            )}
          </Field>
        ))}
      </div>
    </fieldset>
  );
}

function ContactChoice({ state: { form, contact, contactId, chooseContact } }: { state: MessageFormState }) {
  const id = useId();
  const name = contactId === undefined ? undefined : contact.data?.name;
  const isOtherRecipient =
    contact.data !== undefined && !contact.data.isNameHidden && form.recipientName.trim() !== name;
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <Label htmlFor={id}>Saved contact (optional)</Label>
      <ContactCombobox
        id={id}
        chosen={contactId === undefined ? null : (contact.data ?? null)}
        onChoose={chooseContact}
      />
      {name !== undefined && isOtherRecipient && (
        <p className="break-words text-warning text-xs">
          This message will still be saved with {name}.{' '}
          <Button variant="link" size="sm" className="h-auto px-1" onClick={() => chooseContact(null)}>
            Remove contact
          </Button>
        </p>
      )}
      {contact.error && (
        <p role="alert" className="text-destructive text-xs">
          {AI_READ_FAILURE.contact}: {errorMessage(contact.error)}{' '}
          <Button variant="link" size="sm" className="h-auto px-1" onClick={() => void contact.refetch()}>
            Retry
          </Button>
          <Button variant="link" size="sm" className="h-auto px-1" onClick={() => chooseContact(null)}>
            Remove contact
          </Button>
        </p>
      )}
    </div>
  );
}

function CompanyChoice({ state: { companyId, chooseCompany } }: { state: MessageFormState }) {
  const id = useId();
  const utils = trpc.useUtils();
  const company = trpc.companies.get.useQuery({ id: companyId ?? '' }, { enabled: companyId !== undefined });
  const choose = async (chosenId: string) => chooseCompany(await utils.companies.get.fetch({ id: chosenId }));
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <Label htmlFor={id}>Tracked company (optional)</Label>
      <div className="relative min-w-0">
        <CompanyCombobox
          id={id}
          label="Tracked company"
          chosen={companyId === undefined ? null : (company.data ?? null)}
          onChoose={(chosenId) => void choose(chosenId)}
        />
      </div>
      {company.error && (
        <p role="alert" className="text-destructive text-xs">
          Failed to fetch company: {errorMessage(company.error)}
        </p>
      )}
    </div>
  );
}
