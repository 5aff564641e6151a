import type { Contact } from '@workbench/services/contacts/schemas';
import { ExternalLink } from 'lucide-react';
import { Badge } from '~/components/ui/display/Badge';
import { cn } from '~/lib/cn';
import { webLink } from '~/lib/format/links';
import { savedInText } from '../search-result-labels';
import { MergedSourcesBadge } from './MergedSourcesBadge';

/** What a row and a card of a found person have in common. */

interface ContactPartProps {
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

/** Nothing where no profile is known. */
export function ProfileLink({ contact: { linkedinUrl, name }, className }: ContactPartProps) {
  const href = webLink(linkedinUrl);
  if (href === null) return null;
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={`LinkedIn profile of ${name} (opens in a new tab)`}
      className={cn('inline-flex items-center gap-1 text-link underline-offset-4 hover:underline', className)}
    >
      Profile
      <ExternalLink aria-hidden className="size-3.5 shrink-0" />
    </a>
  );
}
