import { Link } from '@tanstack/react-router';
import { CONTACT_LIST_MAX } from '@workbench/services/contacts/limits';
import { useState } from 'react';
import { trpc } from '~/lib/api/trpc';
import { useDebounced } from '~/lib/state/use-debounced';
import { OUTREACH_READ_FAILURE } from '../outreach-labels';
import { PeoplePicker } from './PeoplePicker';

const DEBOUNCE_MS = 250;

interface ContactTargetPickerProps {
  selected: ReadonlySet<string>;
  onChange: (selected: ReadonlySet<string>) => void;
}

/** Saved contacts to choose from. */
export function ContactTargetPicker({ selected, onChange }: ContactTargetPickerProps) {
  const [text, setText] = useState('');
  const q = useDebounced(text.trim(), DEBOUNCE_MS);
  const contacts = trpc.contacts.list.useQuery(
    { limit: CONTACT_LIST_MAX, ...(q !== '' && { q }) },
    { placeholderData: (previous) => previous, refetchOnMount: 'always' },
  );
  return (
    <PeoplePicker
      label="Saved contacts"
      people={contacts.data?.contacts.map(({ id, name, title, organizationName }) => ({
        id,
        name,
        detail: [title, organizationName].filter(Boolean).join(' at ') || 'No title or company',
      }))}
      total={contacts.data?.total}
      failure={
        contacts.error
          ? { title: OUTREACH_READ_FAILURE.contacts, error: contacts.error, onRetry: () => void contacts.refetch() }
          : null
      }
      text={text}
      onSearch={setText}
      selected={selected}
      onChange={onChange}
      empty={
        <>
          No saved contacts yet. Save some in{' '}
          <Link to="/contact-search" className="text-link underline underline-offset-4">
            Contact Search
          </Link>{' '}
          first.
        </>
      }
    />
  );
}
