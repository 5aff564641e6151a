import type { ContactSelection } from '@workbench/services/contacts/schemas';
import { useState } from 'react';
import { OutreachCampaignDialog } from '~/components/outreach-picker/OutreachCampaignDialog';
import { trpc } from '~/lib/api/trpc';
import { formatCount } from '~/lib/format/format';
import { DraftProgressDialog } from './DraftProgressDialog';
import { useDraftMessages } from './use-draft-messages';

interface DraftMessagesDialogProps {
  selection: ContactSelection;
  count: number;
  onClose: () => void;
}

/** Asks for the campaign in which the chosen contacts are written to, then writes the drafts. Begins open. */
export function DraftMessagesDialog({ selection, count, onClose }: DraftMessagesDialogProps) {
  // The dialog for the campaign is gone when the one with the progress opens.
  const [opener] = useState(() => document.activeElement);
  const writers = trpc.ai.writers.useQuery({});
  const { run, start, stop } = useDraftMessages(selection);
  if (run !== null) return <DraftProgressDialog run={run} opener={opener} onStop={stop} onClose={onClose} />;
  const drafts = formatCount(count, 'draft', 'drafts');
  const model = writers.data?.writers.find(({ isDefault, kind }) => isDefault && kind === 'model');
  const writer = model
    ? `${model.name} writes up to ${drafts}, with one paid request each, unless the campaign has a template.`
    : `The built-in writer or the campaign’s template writes up to ${drafts}, free of charge.`;
  return (
    <OutreachCampaignDialog
      title={`Draft messages to ${formatCount(count, 'contact', 'contacts')}`}
      confirmLabel="Add and draft"
      note={writers.data === undefined ? '' : writer}
      isPending={false}
      onChoose={(campaignId) => void start(campaignId)}
      onClose={onClose}
    />
  );
}
