import { Link } from '@tanstack/react-router';
import type { SavedContact } from '@workbench/services/contacts/schemas';
import { MoreHorizontal, PenLine } from 'lucide-react';
import { RowCheckbox, type RowCheckboxProps } from '~/components/selection/RowCheckbox';
import { DeleteQuestion } from '~/components/trash/DeleteQuestion';
import { Button, buttonClass } from '~/components/ui/controls/Button';
import { Badge } from '~/components/ui/display/Badge';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '~/components/ui/overlays/DropdownMenu';
import { sourceNamesText } from '~/lib/format/contact-labels';
import { formatDate } from '~/lib/format/format';
import { emailLink, phoneLink, webLink } from '~/lib/format/links';
import { useMenuStep } from '~/lib/state/use-menu-step';
import { SuppressionDialog } from '../suppression/SuppressionDialog';
import { ContactNotes } from './ContactNotes';
import { MergedContacts } from './MergedContacts';
import { useSavedContactActions } from './use-saved-contacts';

interface SavedContactRowProps {
  contact: SavedContact;
  /** Left out: the row can't be chosen. */
  choice?: Pick<RowCheckboxProps, 'isChosen' | 'onChoose'>;
  /** The row is about to go. */
  onRemoved: () => void;
}

/** One saved contact: who it is, how it can be reached, where it stands, its notes. */
export function SavedContactRow({ contact, choice, onRemoved }: SavedContactRowProps) {
  const { id, name, title, organizationName, knownIn, savedAt } = contact;
  const from = sourceNamesText(contact);
  return (
    <li className="flex min-w-0 flex-col gap-2 px-4 py-3">
      <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
        {choice && <RowCheckbox id={id} name={name} {...choice} className="mt-0.5 flex" />}
        <div className="min-w-0 flex-1 basis-56">
          <p className="flex flex-wrap items-center gap-2">
            <span className="min-w-0 break-words font-medium">{name}</span>
            {contact.emailStatus === 'verified' && <Badge variant="success">Verified</Badge>}
            {knownIn.includes('leads') && <Badge>Lead</Badge>}
            {knownIn.includes('outreach') && <Badge>Outreach</Badge>}
          </p>
          <p className="break-words text-ui">
            {[title, organizationName].filter((part) => part !== null && part !== '').join(' at ')}
          </p>
          <p className="text-muted-foreground text-xs">
            Saved {formatDate(savedAt)}
            {from === '' ? '' : `, from ${from}`}
          </p>
        </div>
        <ContactLinks contact={contact} />
        <div className="flex gap-2">
          <Link
            to="/ai-assistant"
            search={{ contact: id }}
            aria-label={`Write a message to ${name}`}
            className={buttonClass('outline', 'sm')}
          >
            <PenLine aria-hidden />
            Write a message
          </Link>
          <Actions contact={contact} onRemoved={onRemoved} />
        </div>
      </div>
      {contact.formerIds.length > 0 && <MergedContacts id={id} />}
      <ContactNotes contact={contact} />
    </li>
  );
}

function ContactLinks({ contact: { name, email, phone, linkedinUrl } }: { contact: SavedContact }) {
  const links = [
    { text: email, href: emailLink(email) },
    { text: phone, href: phoneLink(phone) },
  ];
  const profile = webLink(linkedinUrl);
  return (
    <div className="flex min-w-0 flex-1 basis-48 flex-col text-ui leading-6">
      {links.map(({ text, href }) => {
        if (text === null || text === '') return null;
        return href === null ? (
          <span key={text} className="break-all">
            {text}
          </span>
        ) : (
          <a key={text} href={href} className="break-all text-link underline-offset-4 hover:underline">
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

function Actions({ contact, onRemoved }: Omit<SavedContactRowProps, 'choice'>) {
  const { isPending, saveToLeads } = useSavedContactActions(contact.id);
  const { step, choose, open, close } = useMenuStep<'delete' | 'suppress'>();
  return (
    <>
      <DropdownMenu>
        <DropdownMenuTrigger asChild disabled={isPending}>
          <Button variant="outline" size="icon-sm" aria-label={`More for ${contact.name}`} disabled={isPending}>
            <MoreHorizontal aria-hidden />
          </Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent align="end" onCloseAutoFocus={open}>
          {!contact.knownIn.includes('leads') && (
            <DropdownMenuItem onSelect={saveToLeads}>Save to leads</DropdownMenuItem>
          )}
          <DropdownMenuItem onSelect={() => choose('suppress')}>Do not contact</DropdownMenuItem>
          <DropdownMenuItem onSelect={() => choose('delete')}>Delete</DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
      {step === 'delete' && (
        <DeleteQuestion kind="contact" ids={[contact.id]} name={contact.name} onDeleted={onRemoved} onClose={close} />
      )}
      {step === 'suppress' && <SuppressionDialog saved={[contact]} onClose={close} onSuppressed={onRemoved} />}
    </>
  );
}
