import type { Contact } from '@workbench/services/contacts/schemas';
import { Badge } from '~/components/ui/display/Badge';
import { cn } from '~/lib/cn';
import { savedInText } from '../search-result-labels';
import { MergedSourcesBadge } from './MergedSourcesBadge';

/** What a row and a card of a found person have in common. */

export interface ContactPartProps {
  contact: Contact;
  className?: string;
}

export function ContactBadges({ contact, className }: ContactPartProps) {
  const savedIn = savedInText(contact);
  return (
    <div className={cn('flex gap-1 overflow-hidden', className)}>
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
