import type { SavedContact } from '@workbench/services/contacts/schemas';
import { RowCheckbox, type RowCheckboxProps } from '~/components/selection/RowCheckbox';
import { cn } from '~/lib/cn';
import { sourceNamesText } from '~/lib/format/contact-labels';
import { formatDate } from '~/lib/format/format';
import { ContactNotes } from './ContactNotes';
import { MergedContacts } from './MergedContacts';
import { SavedContactActions, SavedContactBadges, SavedContactLinks } from './SavedContactParts';
import { WriteMessageLink } from './WriteMessageLink';

interface SavedContactRowProps {
  contact: SavedContact;
  /** Left out: the row can't be chosen. */
  choice?: Pick<RowCheckboxProps, 'isChosen' | 'onChoose'>;
  /** The row is about to go. */
  onRemoved: () => void;
}

/** One saved contact, alone or as a card on a narrow screen: who it is, how it can be reached, where it stands, its notes. */
export function SavedContactRow({ contact, choice, onRemoved }: SavedContactRowProps) {
  const { id, name, title, organizationName, savedAt } = contact;
  const from = sourceNamesText(contact);
  return (
    <li className="flex min-w-0 flex-col gap-2 px-4 py-3">
      <div className="flex flex-wrap items-start gap-x-4 gap-y-2">
        {choice && (
          <RowCheckbox
            id={id}
            name={name}
            {...choice}
            className="-mx-4 -mt-3 flex size-11 items-center justify-center"
          />
        )}
        <div className="min-w-0 flex-1 basis-56">
          <div className="flex flex-wrap items-center gap-2">
            <span className="min-w-0 break-words font-medium">{name}</span>
            <SavedContactBadges contact={contact} />
          </div>
          <p className="break-words text-ui">
            {[title, organizationName].filter((part) => part !== null && part !== '').join(' at ')}
          </p>
          <p className="text-muted-foreground text-xs">
            Saved {formatDate(savedAt)}
            {from === '' ? '' : `, from ${from}`}
          </p>
        </div>
        <SavedContactLinks
          contact={contact}
          className={cn(choice && 'max-sm:ml-7', 'flex-1 basis-48 *:break-all *:leading-6 *:touch:leading-[2.75rem]')}
        />
        <div className={cn('flex gap-2', choice && 'max-sm:ml-7')}>
          <WriteMessageLink contact={contact} />
          <SavedContactActions contact={contact} onRemoved={onRemoved} />
        </div>
      </div>
      {contact.formerIds.length > 0 && <MergedContacts id={id} />}
      <div className={cn(choice && 'max-sm:ml-7')}>
        <ContactNotes contact={contact} />
      </div>
    </li>
  );
}
