import type { SavedContact } from '@workbench/services/contacts/schemas';
import { MoreHorizontal } from 'lucide-react';
import { DeleteQuestion } from '~/components/trash/DeleteQuestion';
import { Button } from '~/components/ui/controls/Button';
import { Badge } from '~/components/ui/display/Badge';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '~/components/ui/overlays/DropdownMenu';
import { cn } from '~/lib/cn';
import { emailLink, phoneLink, webLink } from '~/lib/format/links';
import { useMenuStep } from '~/lib/state/use-menu-step';
import { SuppressionDialog } from '../../suppression/SuppressionDialog';
import { EditContactDialog } from '../edit/EditContactDialog';
import { useSavedContactActions } from './use-saved-contacts';

/** What a row and a card of a saved contact have in common. */

export interface SavedContactPartProps {
  contact: SavedContact;
}

export function SavedContactBadges({ contact: { emailStatus, knownIn } }: SavedContactPartProps) {
  return (
    <span className="flex flex-wrap gap-1 font-normal empty:hidden">
      {emailStatus === 'verified' && <Badge variant="success">Verified</Badge>}
      {knownIn.includes('leads') && <Badge>Lead</Badge>}
      {knownIn.includes('outreach') && <Badge>Outreach</Badge>}
    </span>
  );
}

interface SavedContactLinksProps extends SavedContactPartProps {
  className: string;
}

export function SavedContactLinks({ contact: { name, email, phone, linkedinUrl }, className }: SavedContactLinksProps) {
  const links = [
    { text: email, href: emailLink(email) },
    { text: phone, href: phoneLink(phone) },
  ];
  const profile = webLink(linkedinUrl);
  return (
    // Lines of 24 px: each is a target of its own.
    <div className={cn('flex min-w-0 flex-col text-ui *:leading-6', className)}>
      {links.map(({ text, href }) => {
        if (text === null || text === '') return null;
        return href === null ? (
          <span key={text} title={text}>
            {text}
          </span>
        ) : (
          <a key={text} href={href} title={text} className="text-link underline-offset-4 hover:underline">
            {text}
          </a>
        );
      })}
      {profile && (
        <a
          href={profile}
          target="_blank"
          rel="noreferrer"
          aria-label={`LinkedIn profile of ${name}`}
          className="text-link underline-offset-4 hover:underline"
        >
          LinkedIn
        </a>
      )}
    </div>
  );
}

interface SavedContactActionsProps extends SavedContactPartProps {
  /** The row is about to go. */
  onRemoved: () => void;
}

export function SavedContactActions({ contact, onRemoved }: SavedContactActionsProps) {
  const { isPending, saveToLeads } = useSavedContactActions(contact.id);
  const { step, choose, open, close } = useMenuStep<'edit' | 'delete' | 'suppress'>();
  return (
    <>
      <DropdownMenu>
        <DropdownMenuTrigger asChild disabled={isPending}>
          <Button variant="outline" size="icon-sm" aria-label={`More for ${contact.name}`} disabled={isPending}>
            <MoreHorizontal aria-hidden />
          </Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent align="end" onCloseAutoFocus={open}>
          <DropdownMenuItem onSelect={() => choose('edit')}>Edit</DropdownMenuItem>
          {!contact.knownIn.includes('leads') && (
            <DropdownMenuItem onSelect={saveToLeads}>Save to leads</DropdownMenuItem>
          )}
          <DropdownMenuItem onSelect={() => choose('suppress')}>Do not contact</DropdownMenuItem>
          <DropdownMenuItem onSelect={() => choose('delete')}>Delete</DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
      {step === 'edit' && <EditContactDialog contact={contact} onClose={close} />}
      {step === 'delete' && (
        <DeleteQuestion kind="contact" ids={[contact.id]} name={contact.name} onDeleted={onRemoved} onClose={close} />
      )}
      {step === 'suppress' && <SuppressionDialog saved={[contact]} onClose={close} onSuppressed={onRemoved} />}
    </>
  );
}
