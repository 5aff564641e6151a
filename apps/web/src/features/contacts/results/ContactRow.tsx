import type { Contact } from '@workbench/services/contacts/schemas';
import { memo } from 'react';
import { CustomerBadge } from '~/components/customers/CustomerBadge';
import { RowCheckbox } from '~/components/selection/RowCheckbox';
import { FIXED_ROW } from '~/components/ui/display/Table';
import { cn } from '~/lib/cn';
import { DASH } from '~/lib/format/format';
import { webLink } from '~/lib/format/links';
import { contactLocationText } from '../search-result-labels';
import { ContactBadges } from './ContactBadges';
import { ContactInfo } from './ContactInfo';
import { ProfileLink } from './ProfileLink';

/** Rows have one height, so that the virtual list needs no measuring. */
export const ROW_HEIGHT_PX = 65;

export interface FoundContactProps {
  contact: Contact;
  isChosen: boolean;
  isRevealing: boolean;
  onChoose: (id: string, isOn: boolean, hasShift: boolean) => void;
  onReveal: (contact: Contact) => void;
}

interface ContactRowProps extends FoundContactProps {
  /** 1-based position in the whole table, the header being row 1. */
  ariaRowIndex: number;
}

export const ContactRow = memo(function ContactRow(props: ContactRowProps) {
  const { contact, isChosen, isRevealing, ariaRowIndex, onChoose, onReveal } = props;
  const { id, name, title, organizationName, organizationIndustry } = contact;
  const location = contactLocationText(contact);
  return (
    <tr aria-rowindex={ariaRowIndex} className={cn(FIXED_ROW, 'h-[65px] *:max-w-0')}>
      <td>
        <RowCheckbox
          id={id}
          name={name}
          isChosen={isChosen}
          onChoose={onChoose}
          className="-mx-3 flex h-11 items-center px-3"
        />
      </td>
      <td>
        <div className="truncate font-medium" title={name}>
          {name}
        </div>
        <ContactBadges contact={contact} className="pt-0.5" />
      </td>
      <td>
        <div className="line-clamp-2" title={title ?? undefined}>
          {title || DASH}
        </div>
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
        <ContactInfo contact={contact} isRevealing={isRevealing} onReveal={onReveal} />
      </td>
      <td>
        <div className="line-clamp-2" title={location ?? undefined}>
          {location ?? DASH}
        </div>
      </td>
      <td>{webLink(contact.linkedinUrl) === null ? DASH : <ProfileLink contact={contact} />}</td>
    </tr>
  );
});
