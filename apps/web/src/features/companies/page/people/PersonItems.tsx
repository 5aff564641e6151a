import { Link } from '@tanstack/react-router';
import type { SavedContact } from '@workbench/services/contacts/schemas';
import type { Lead } from '@workbench/services/leads/schemas';
import type { OutreachMessage } from '@workbench/services/outreach/schemas';
import { Badge } from '~/components/ui/display/Badge';
import { formatRelativeTime } from '~/lib/format/format';
import { emailLink } from '~/lib/format/links';

const LINK = 'text-link underline-offset-4 hover:underline';

export function ContactItem({ contact, companyId }: { contact: SavedContact; companyId: string }) {
  const mail = emailLink(contact.email);
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2 first:pt-0">
      <div className="min-w-0 flex-1">
        <p className="break-words font-medium">{contact.name}</p>
        {contact.title !== null && <p className="break-words text-muted-foreground text-ui">{contact.title}</p>}
        {mail !== null && (
          <a href={mail} className={`${LINK} break-all text-ui`}>
            {contact.email}
          </a>
        )}
      </div>
      <Link to="/ai-assistant" search={{ contact: contact.id, company: companyId }} className={`${LINK} text-ui`}>
        Write<span className="sr-only"> to {contact.name}</span>
      </Link>
    </li>
  );
}

export function LeadItem({ lead }: { lead: Lead }) {
  const name = [lead.firstName, lead.lastName].filter(Boolean).join(' ') || lead.email || 'Lead without a name';
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2 first:pt-0">
      <div className="min-w-0 flex-1">
        <p className="break-words font-medium">
          <Link
            to="/lead-enrichment"
            search={{ tab: 'leads', lead: lead.id }}
            className="underline-offset-4 hover:underline"
          >
            {name}
          </Link>
        </p>
        {lead.title !== null && <p className="break-words text-muted-foreground text-ui">{lead.title}</p>}
      </div>
      <Badge variant="outline">{lead.enrichmentStatus}</Badge>
    </li>
  );
}

export function MessageItem({ message }: { message: OutreachMessage }) {
  return (
    <li className="flex flex-col gap-1 py-2 first:pt-0">
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <span className="min-w-0 break-words font-medium">{message.recipientName ?? 'Suppressed person'}</span>
        <Badge variant={message.status === 'replied' ? 'success' : 'default'}>{message.status}</Badge>
        <span className="ml-auto text-muted-foreground text-xs">{formatRelativeTime(message.updatedAt)}</span>
      </div>
      {message.messageContent !== null && (
        <p className="line-clamp-3 whitespace-pre-wrap break-words text-ui">{message.messageContent}</p>
      )}
      <Link
        to="/linkedin-outreach"
        search={{ tab: 'messages', campaign: message.campaignId }}
        className={`${LINK} self-start text-ui`}
      >
        {message.campaignName || 'Campaign'}
      </Link>
    </li>
  );
}
