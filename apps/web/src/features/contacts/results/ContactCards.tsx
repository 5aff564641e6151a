import { CustomerBadge } from '~/components/customers/CustomerBadge';
import { RowCheckbox } from '~/components/selection/RowCheckbox';
import { cn } from '~/lib/cn';
import { contactLocationText } from '../search-result-labels';
import { ContactBadges } from './ContactBadges';
import { ContactInfo } from './ContactInfo';
import type { FoundContactProps } from './ContactRow';
import type { ContactListProps } from './ContactTable';
import { ProfileLink } from './ProfileLink';

/** The same as the table on a narrow screen: a card for each person, with all that can be done under a finger. */
export function ContactCards({ contacts, selectedIds, revealingIds, isStale, onChoose, onReveal }: ContactListProps) {
  return (
    <ul aria-label="Contacts" aria-busy={isStale} className={cn('flex flex-col gap-2', isStale && 'opacity-60')}>
      {contacts.map((contact) => (
        <ContactCard
          key={contact.id}
          contact={contact}
          isChosen={selectedIds.has(contact.id)}
          isRevealing={revealingIds.has(contact.id)}
          onChoose={onChoose}
          onReveal={onReveal}
        />
      ))}
    </ul>
  );
}

/** What is off the screen is not drawn. */
const CARD = 'rounded-md border border-border p-3 [contain-intrinsic-size:auto_180px] [content-visibility:auto]';

function ContactCard({ contact, isChosen, isRevealing, onChoose, onReveal }: FoundContactProps) {
  const { id, name, title, organizationName } = contact;
  const location = contactLocationText(contact);
  return (
    <li className={cn('flex min-w-0 gap-1', CARD)}>
      <RowCheckbox
        id={id}
        name={name}
        isChosen={isChosen}
        onChoose={onChoose}
        className="-mt-3 -ml-3 flex size-11 shrink-0 items-center justify-center"
      />
      <div className="flex min-w-0 flex-1 flex-col gap-0.5">
        <p className="break-words font-medium">{name}</p>
        <ContactBadges contact={contact} className="flex-wrap" />
        <p className="break-words text-ui">
          <CustomerBadge customer={contact.customer} className="mr-1.5" />
          {[title, organizationName].filter(Boolean).join(' at ')}
        </p>
        {location !== null && <p className="break-words text-muted-foreground text-ui">{location}</p>}
        <div className="min-w-0">
          <ContactInfo contact={contact} isRevealing={isRevealing} onReveal={onReveal} isCard />
          <ProfileLink contact={contact} className="h-11" />
        </div>
      </div>
    </li>
  );
}
