import type { ReactNode } from 'react';
import { Field } from '~/components/ui/controls/Field';
import { Select } from '~/components/ui/controls/Select';
import type { GenericDraft } from './connection-form';

const KINDS: Record<GenericDraft['authKind'], string> = {
  none: 'None',
  header: 'Key in a header',
  client_credentials: 'Client credentials (OAuth)',
};

interface GenericAuthFieldsProps {
  draft: GenericDraft;
  /** Makes a text field of the draft. */
  text: (name: keyof GenericDraft, label: string, hint?: string) => ReactNode;
  onChange: (draft: GenericDraft) => void;
}

/** How requests to a described source are authenticated. */
export function GenericAuthFields({ draft, text, onChange }: GenericAuthFieldsProps) {
  return (
    <>
      <Field label="Authentication">
        {({ id }) => (
          <Select
            id={id}
            value={draft.authKind}
            onChange={(event) => onChange({ ...draft, authKind: event.target.value as GenericDraft['authKind'] })}
          >
            {Object.entries(KINDS).map(([kind, name]) => (
              <option key={kind} value={kind}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {draft.authKind === 'header' && (
        <>
          {text('header', 'Header')}
          {text('prefix', 'Prefix', 'e.g., “Bearer ”. Leave blank for none.')}
        </>
      )}
      {draft.authKind === 'client_credentials' && (
        <>
          {text('tokenUrl', 'Token URL')}
          <Field label="Token request">
            {({ id }) => (
              <Select
                id={id}
                value={draft.style}
                onChange={(event) => onChange({ ...draft, style: event.target.value === 'json' ? 'json' : 'form' })}
              >
                <option value="form">Form (OAuth)</option>
                <option value="json">JSON</option>
              </Select>
            )}
          </Field>
          {text('scope', 'Scope', 'Leave blank if not needed')}
        </>
      )}
    </>
  );
}
