import { Field } from '~/components/ui/controls/Field';
import { Input } from '~/components/ui/controls/Input';
import { trpc } from '~/lib/api/trpc';
import type { SettingsForm } from './use-settings-form';

const PURPOSE = 'Sent to open-data services that ask who is calling. Wikidata and SEC EDGAR need it.';

/** The address sent to services; read only where the environment sets it. */
export function ContactEmailField({ form: { draft, errors, isSaving, change } }: { form: SettingsForm }) {
  const inForce = trpc.settings.contactEmail.useQuery({}, { refetchOnMount: 'always' });
  const fixed = inForce.data?.from === 'environment' ? inForce.data.email : null;
  return (
    <Field
      label="Contact email"
      hint={fixed === null ? PURPOSE : `${PURPOSE} Set by CONTACT_EMAIL in the server environment; change it there.`}
      error={errors.contactEmail}
    >
      {(control) => (
        <Input
          {...control}
          type="email"
          autoComplete="off"
          placeholder="ops@example.com"
          disabled={isSaving}
          readOnly={fixed !== null}
          className="read-only:border-transparent read-only:bg-muted read-only:text-muted-foreground"
          value={fixed ?? draft.contactEmail}
          onChange={(event) => change({ contactEmail: event.target.value })}
        />
      )}
    </Field>
  );
}
