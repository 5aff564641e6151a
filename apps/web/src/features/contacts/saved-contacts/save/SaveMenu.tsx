import { Building2, ChevronDown, Send, UserPlus, Users } from 'lucide-react';
import { OutreachCampaignDialog } from '~/components/outreach-picker/OutreachCampaignDialog';
import { Button } from '~/components/ui/controls/Button';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '~/components/ui/overlays/DropdownMenu';
import { formatCount } from '~/lib/format/format';
import { useMenuStep } from '~/lib/state/use-menu-step';
import { SaveToCompanyDialog } from './SaveToCompanyDialog';
import type { ContactSaving } from './use-save-contacts';

interface SaveMenuProps {
  /** Of the chosen contacts. */
  count: number;
  saving: ContactSaving;
}

/** Where the chosen contacts can be saved. */
export function SaveMenu({ count: chosen, saving }: SaveMenuProps) {
  const { isSaving, saveToContacts, saveToLeads, saveToCompany, saveToCampaign } = saving;
  const { step, choose, open, close } = useMenuStep<'company' | 'campaign'>();
  const count = formatCount(chosen, 'contact', 'contacts');
  const isDisabled = isSaving || chosen === 0;
  const closeIf = (isDone: boolean) => isDone && close();
  return (
    <>
      <DropdownMenu>
        <DropdownMenuTrigger asChild disabled={isDisabled}>
          <Button size="sm" disabled={isDisabled}>
            <UserPlus aria-hidden />
            {isSaving ? 'Saving…' : 'Save'}
            <ChevronDown aria-hidden />
          </Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent align="end" onCloseAutoFocus={open}>
          <DropdownMenuItem onSelect={() => void saveToContacts()}>
            <Users aria-hidden />
            Save to contacts
          </DropdownMenuItem>
          <DropdownMenuItem onSelect={() => void saveToLeads()}>
            <UserPlus aria-hidden />
            Save to leads
          </DropdownMenuItem>
          <DropdownMenuItem onSelect={() => choose('company')}>
            <Building2 aria-hidden />
            Save to a company…
          </DropdownMenuItem>
          <DropdownMenuItem onSelect={() => choose('campaign')}>
            <Send aria-hidden />
            Save to an outreach campaign…
          </DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
      {step === 'company' && (
        <SaveToCompanyDialog
          count={count}
          isPending={isSaving}
          onChoose={(companyId) => void saveToCompany(companyId).then(closeIf)}
          onClose={close}
        />
      )}
      {step === 'campaign' && (
        <OutreachCampaignDialog
          title={`Save ${count} to an outreach campaign`}
          confirmLabel="Save to campaign"
          isPending={isSaving}
          onChoose={(campaignId) => void saveToCampaign(campaignId).then(closeIf)}
          onClose={close}
        />
      )}
    </>
  );
}
