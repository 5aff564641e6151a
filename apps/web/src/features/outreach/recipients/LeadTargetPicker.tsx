import { Link } from '@tanstack/react-router';
import { LEAD_PAGE_MAX } from '@workbench/services/leads/limits';
import { useState } from 'react';
import { trpc } from '~/lib/api/trpc';
import { useDebounced } from '~/lib/state/use-debounced';
import { OUTREACH_READ_FAILURE } from '../outreach-labels';
import { PeoplePicker } from './PeoplePicker';

const DEBOUNCE_MS = 250;

interface LeadTargetPickerProps {
  selected: ReadonlySet<string>;
  onChange: (selected: ReadonlySet<string>) => void;
}

/** Leads to choose from. */
export function LeadTargetPicker({ selected, onChange }: LeadTargetPickerProps) {
  const [text, setText] = useState('');
  const q = useDebounced(text.trim(), DEBOUNCE_MS);
  const page = trpc.leads.page.useQuery(
    { limit: LEAD_PAGE_MAX, ...(q !== '' && { q }) },
    { placeholderData: (previous) => previous, refetchOnMount: 'always' },
  );
  return (
    <PeoplePicker
      label="Leads"
      people={page.data?.leads.map(({ id, firstName, lastName, email, title, company }) => ({
        id,
        name: `${firstName} ${lastName}`.trim() || email || 'Unknown',
        detail: [title, company].filter(Boolean).join(' at ') || 'No title or company',
      }))}
      total={page.data?.total}
      failure={
        page.error
          ? { title: OUTREACH_READ_FAILURE.leads, error: page.error, onRetry: () => void page.refetch() }
          : null
      }
      text={text}
      onSearch={setText}
      selected={selected}
      onChange={onChange}
      empty={
        <>
          No leads yet. Import some in{' '}
          <Link to="/lead-enrichment" className="text-link underline underline-offset-4">
            Lead Enrichment
          </Link>
          , or add a file here.
        </>
      }
    />
  );
}
