import type { Contact } from '@workbench/services/contacts/schemas';
import { ExternalLink } from 'lucide-react';
import { type KeyboardEvent, memo } from 'react';
import { CustomerBadge } from '~/components/customers/CustomerBadge';
import { Badge } from '~/components/ui/display/Badge';
import { DASH } from '~/lib/format/format';
import { webLink } from '~/lib/format/links';
import { contactLocationText, savedInText } from '../search-result-labels';
import { ContactInfo } from './ContactInfo';
import { MergedSourcesBadge } from './MergedSourcesBadge';

/** Rows have one height, so that the virtual list needs no measuring. */
export const ROW_HEIGHT_PX = 65;

interface ContactRowProps {
  contact: Contact;
  isChosen: boolean;
  /** 1-based position in the whole table, the header being row 1. */
  ariaRowIndex: number;
  onChoose: (ids: readonly string[], isChosen: boolean) => void;
  onReveal: (contact: Contact) => void;
}

export const ContactRow = memo(function ContactRow(props: ContactRowProps) {
  const { contact, isChosen, ariaRowIndex, onChoose, onReveal } = props;
  const { id, name, title, organizationName, organizationIndustry } = contact;
  const location = contactLocationText(contact);
  return (
    <tr aria-rowindex={ariaRowIndex} className="h-[65px] *:max-w-0 *:border-border *:border-b *:px-3 hover:bg-accent">
      <td>
        <input
          id={`choose-${id}`}
          type="checkbox"
          aria-label={`Select ${name}`}
          className="size-4 scroll-mt-24 align-middle"
          checked={isChosen}
          onChange={(event) => onChoose([id], event.target.checked)}
          onKeyDown={moveBetweenRows}
        />
      </td>
      <td>
        <div className="truncate font-medium" title={name}>
          {name}
        </div>
        <ContactBadges contact={contact} />
      </td>
      <td className="truncate" title={title ?? undefined}>
        {title || DASH}
      </td>
      <td>
        <div className="truncate" title={organizationName ?? undefined}>
          <CustomerBadge customer={contact.customer} className="mr-1.5" />
          {organizationName || DASH}
        </div>
        {organizationIndustry && (
          <div className="truncate text-ui text-muted-foreground" title={organizationIndustry}>
            {organizationIndustry}
          </div>
        )}
      </td>
      <td>
        <ContactInfo contact={contact} onReveal={onReveal} />
      </td>
      <td className="truncate" title={location ?? undefined}>
        {location ?? DASH}
      </td>
      <td>
        <ProfileLink contact={contact} />
      </td>
    </tr>
  );
});

function ContactBadges({ contact }: { contact: Contact }) {
  const savedIn = savedInText(contact);
  return (
    <div className="flex gap-1 overflow-hidden pt-0.5">
      {contact.emailStatus === 'verified' && <Badge variant="success">Verified</Badge>}
      {contact.isNew && <Badge variant="warning">New</Badge>}
      {savedIn !== null && (
        <Badge variant="outline" title={savedIn}>
          Saved<span className="sr-only">: {savedIn}</span>
        </Badge>
      )}
      {contact.sources.length > 1 && <MergedSourcesBadge contact={contact} />}
    </div>
  );
}

function ProfileLink({ contact: { linkedinUrl, name } }: { contact: Contact }) {
  const href = webLink(linkedinUrl);
  if (href === null) return DASH;
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={`LinkedIn profile of ${name} (opens in a new tab)`}
      className="inline-flex items-center gap-1 text-link underline-offset-4 hover:underline"
    >
      Profile
      <ExternalLink aria-hidden className="size-3.5 shrink-0" />
    </a>
  );
}

/** Arrow keys go from one checkbox to that of the next or previous row. */
function moveBetweenRows(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  const row = event.currentTarget.closest('tr');
  const next = event.key === 'ArrowDown' ? row?.nextElementSibling : row?.previousElementSibling;
  const checkbox = next?.querySelector('input');
  if (!checkbox) return;
  event.preventDefault();
  checkbox.focus();
}
