import type { OutreachCampaign } from '@workbench/services/outreach/schemas';
import { useState } from 'react';
import { Button } from '~/components/ui/Button';
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '~/components/ui/Dialog';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '~/components/ui/Tabs';
import { formatCount } from '~/lib/format';
import { type Targets, useAddTargets } from '../hooks/use-add-targets';
import { ContactTargets } from './ContactTargets';
import { FileTarget } from './FileTarget';
import { LeadTargets } from './LeadTargets';
import { ListTarget } from './ListTarget';

const NOBODY: ReadonlySet<string> = new Set();

interface AddTargetsDialogProps {
  campaign: OutreachCampaign;
  onClose: () => void;
}

/** Puts people on a campaign: saved contacts, leads, a whole import, or a file. Begins open. */
export function AddTargetsDialog({ campaign, onClose }: AddTargetsDialogProps) {
  const [from, setFrom] = useState('contacts');
  const [contactIds, setContactIds] = useState(NOBODY);
  const [leadIds, setLeadIds] = useState(NOBODY);
  const [listId, setListId] = useState<string | null>(null);
  const [file, setFile] = useState<File | null>(null);
  const { isPending, add } = useAddTargets(campaign.id, onClose);
  const chosen = chosenTargets(from, { contactIds, leadIds, listId, file });
  return (
    // Neither Escape nor a click beside it takes back what is on its way to the server.
    <Dialog open onOpenChange={(isOpen) => !isOpen && !isPending && onClose()}>
      <DialogContent className="sm:max-w-2xl">
        <DialogHeader>
          <DialogTitle>Add Targets</DialogTitle>
          <DialogDescription>
            To “{campaign.name}”. Nobody stands on a campaign twice, and who is on the do-not-contact list is left out.
          </DialogDescription>
        </DialogHeader>
        <Tabs value={from} onValueChange={setFrom} className="flex min-h-0 flex-1 flex-col">
          <TabsList aria-label="Where they come from">
            <TabsTrigger value="contacts">Saved contacts</TabsTrigger>
            <TabsTrigger value="leads">Leads</TabsTrigger>
            <TabsTrigger value="list">Lead list</TabsTrigger>
            <TabsTrigger value="file">File</TabsTrigger>
          </TabsList>
          <TabsContent value="contacts">
            <ContactTargets selected={contactIds} onChange={setContactIds} />
          </TabsContent>
          <TabsContent value="leads">
            <LeadTargets selected={leadIds} onChange={setLeadIds} />
          </TabsContent>
          <TabsContent value="list">
            <ListTarget chosenId={listId} onChoose={setListId} />
          </TabsContent>
          <TabsContent value="file">
            <FileTarget file={file} isDisabled={isPending} onChoose={setFile} />
          </TabsContent>
        </Tabs>
        <DialogFooter>
          <Button variant="outline" disabled={isPending} onClick={onClose}>
            Cancel
          </Button>
          <Button disabled={isPending || chosen === null} onClick={() => chosen && add(chosen.targets)}>
            {isPending ? 'Adding...' : (chosen?.label ?? 'Add targets')}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}

interface Choice {
  contactIds: ReadonlySet<string>;
  leadIds: ReadonlySet<string>;
  listId: string | null;
  file: File | null;
}

/** What the open tab would add; null while nobody is chosen there. */
function chosenTargets(from: string, choice: Choice): { targets: Targets; label: string } | null {
  const { contactIds, leadIds, listId, file } = choice;
  if (from === 'contacts' && contactIds.size > 0) {
    const label = `Add ${formatCount(contactIds.size, 'contact', 'contacts')}`;
    return { targets: { contactIds: [...contactIds] }, label };
  }
  if (from === 'leads' && leadIds.size > 0) {
    return { targets: { leadIds: [...leadIds] }, label: `Add ${formatCount(leadIds.size, 'lead', 'leads')}` };
  }
  if (from === 'list' && listId !== null) return { targets: { leadListId: listId }, label: 'Add the list' };
  if (from === 'file' && file !== null) return { targets: { file }, label: 'Import and add' };
  return null;
}
