import type { OutreachMessage } from '@workbench/services/outreach/schemas';
import { Button } from '~/components/ui/controls/Button';
import { Badge } from '~/components/ui/display/Badge';
import { webLink } from '~/lib/format/links';
import {
  dueText,
  historyText,
  MESSAGE_STATUS_BADGE,
  noTextReason,
  recipientLabel,
  recipientTitleText,
} from '../outreach-labels';

interface MessageRowProps {
  message: OutreachMessage;
  /** Puts it on the send queue. */
  onOpen: () => void;
  /** Whether the next drafting run writes for them; null where there is no draft to write. */
  isSelected: boolean | null;
  onSelect: () => void;
}

/** One message: to whom, how it stands, what it says, when it was sent. */
export function MessageRow({ message, onOpen, isSelected, onSelect }: MessageRowProps) {
  const { status, messageContent, failure, isSuppressed } = message;
  const { label, variant } = MESSAGE_STATUS_BADGE[status];
  const name = recipientLabel(message);
  const recipientTitle = recipientTitleText(message);
  const profile = webLink(message.recipientLinkedinUrl);
  return (
    <li className="flex min-w-0 flex-col gap-1.5 px-4 py-3">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <div className="min-w-0 flex-1 basis-56">
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
            {isSelected !== null && (
              <label className="-m-2 inline-flex p-2">
                <input
                  type="checkbox"
                  aria-label={`Select ${name} for drafts`}
                  className="size-4 shrink-0"
                  checked={isSelected}
                  onChange={onSelect}
                />
              </label>
            )}
            <span className="min-w-0 break-words font-medium [overflow-wrap:anywhere]">{name}</span>
            <Badge variant={variant} className="capitalize">
              {label}
            </Badge>
            {message.needsReview && <Badge variant="warning">needs review</Badge>}
            {isSuppressed && <Badge variant="warning">do not contact</Badge>}
          </p>
          {recipientTitle !== '' && <p className="break-words text-ui text-muted-foreground">{recipientTitle}</p>}
        </div>
        <div className="flex flex-wrap items-center gap-2">
          {profile && (
            <a
              href={profile}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={`View Profile of ${name}`}
              className="text-ui text-link underline-offset-4 hover:underline"
            >
              View Profile
            </a>
          )}
          {!message.isErased && (
            <Button variant="outline" size="sm" aria-label={`Open in queue: message to ${name}`} onClick={onOpen}>
              Open in queue
            </Button>
          )}
        </div>
      </div>
      <p
        className={
          messageContent === null
            ? 'text-ui text-muted-foreground italic'
            : 'whitespace-pre-wrap break-words text-ui [overflow-wrap:anywhere]'
        }
      >
        {messageContent ?? noTextReason(message)}
      </p>
      <p className="break-words text-muted-foreground text-xs">
        {[historyText(message), dueText(message)].filter(Boolean).join(' · ')}
        {failure !== null && failure !== '' && ` · Failed: ${failure}`}
      </p>
      {message.note !== '' && (
        <p className="whitespace-pre-wrap break-words text-ui [overflow-wrap:anywhere]">
          <span className="text-muted-foreground">Note:</span> {message.note}
        </p>
      )}
    </li>
  );
}
