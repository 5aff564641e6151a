import type { OutreachCampaign } from '@workbench/services/outreach/schemas';
import { useState } from 'react';
import { Button } from '~/components/ui/controls/Button';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '~/components/ui/display/Tabs';
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '~/components/ui/overlays/Dialog';
import { formatCount } from '~/lib/format/format';
import { ContactTargetPicker } from './ContactTargetPicker';
import { FileTargetPicker } from './FileTargetPicker';
import { LeadListTargetPicker } from './LeadListTargetPicker';
import { LeadTargetPicker } from './LeadTargetPicker';
import { PersonListTargetPicker } from './PersonListTargetPicker';
import { type TargetSelection, useAddTargets } from './use-add-targets';

const EMPTY_SELECTION: ReadonlySet<string> = new Set();

interface AddTargetsDialogProps {
  campaign: OutreachCampaign;
  onClose: () => void;
}

/** Puts people on a campaign: saved contacts, leads, everyone on a list, a whole import, or a file. Begins open. */
export function AddTargetsDialog({ campaign, onClose }: AddTargetsDialogProps) {
  const [from, setFrom] = useState('contacts');
  const [contactIds, setContactIds] = useState(EMPTY_SELECTION);
  const [leadIds, setLeadIds] = useState(EMPTY_SELECTION);
  const [listId, setListId] = useState<string | null>(null);
  const [personListId, setPersonListId] = useState<string | null>(null);
  const [file, setFile] = useState<File | null>(null);
  const { isPending, add } = useAddTargets(campaign.id, onClose);
  const chosen = chosenTargets(from, { contactIds, leadIds, listId, personListId, file });
  return (
    // Neither Escape nor a click beside it takes back what is on its way to the server.
    <Dialog open onOpenChange={(isOpen) => !isOpen && !isPending && onClose()}>
      <DialogContent className="sm:max-w-2xl">
        <DialogHeader>
          <DialogTitle>Add targets</DialogTitle>
          <DialogDescription>
            Add people to “{campaign.name}”. Duplicates, people on the do-not-contact list and those at customers are
            skipped.
          </DialogDescription>
        </DialogHeader>
        <Tabs value={from} onValueChange={setFrom} className="flex min-h-0 flex-1 flex-col">
          <TabsList aria-label="Source">
            <TabsTrigger value="contacts">Saved contacts</TabsTrigger>
            <TabsTrigger value="leads">Leads</TabsTrigger>
            <TabsTrigger value="people">List</TabsTrigger>
            <TabsTrigger value="list">Lead list</TabsTrigger>
            <TabsTrigger value="file">File</TabsTrigger>
          </TabsList>
          <TabsContent value="contacts">
            <ContactTargetPicker selected={contactIds} onChange={setContactIds} />
          </TabsContent>
          <TabsContent value="leads">
            <LeadTargetPicker selected={leadIds} onChange={setLeadIds} />
          </TabsContent>
          <TabsContent value="people">
            <PersonListTargetPicker chosenId={personListId} onChoose={setPersonListId} />
          </TabsContent>
          <TabsContent value="list">
            <LeadListTargetPicker chosenId={listId} onChoose={setListId} />
          </TabsContent>
          <TabsContent value="file">
            <FileTargetPicker file={file} isDisabled={isPending} onChoose={setFile} />
          </TabsContent>
        </Tabs>
        <DialogFooter>
          <Button variant="outline" disabled={isPending} onClick={onClose}>
            Cancel
          </Button>
          <Button disabled={isPending || chosen === null} onClick={() => chosen && add(chosen.targets)}>
            {isPending ? 'Adding…' : (chosen?.label ?? 'Add targets')}
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
  personListId: string | null;
  file: File | null;
}

/** What the open tab would add; null while no one is chosen there. */
function chosenTargets(from: string, choice: Choice): { targets: TargetSelection; label: string } | null {
  const { contactIds, leadIds, listId, personListId, file } = choice;
  if (from === 'contacts' && contactIds.size > 0) {
    const label = `Add ${formatCount(contactIds.size, 'contact', 'contacts')}`;
    return { targets: { contactIds: [...contactIds] }, label };
  }
  if (from === 'leads' && leadIds.size > 0) {
    return { targets: { leadIds: [...leadIds] }, label: `Add ${formatCount(leadIds.size, 'lead', 'leads')}` };
  }
  if (from === 'people' && personListId !== null) return { targets: { listId: personListId }, label: 'Add list' };
  if (from === 'list' && listId !== null) return { targets: { leadListId: listId }, label: 'Add list' };
  if (from === 'file' && file !== null) return { targets: { file }, label: 'Import and add' };
  return null;
}
