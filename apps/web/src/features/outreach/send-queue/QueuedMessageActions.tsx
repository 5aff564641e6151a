import type { MessageAction, OutreachMessage } from '@workbench/services/outreach/schemas';
import {
  Check,
  ChevronLeft,
  ChevronRight,
  Copy,
  ExternalLink,
  type LucideIcon,
  MessageSquareReply,
  PenLine,
  RotateCw,
  SkipForward,
  UserCheck,
  X,
} from 'lucide-react';
import { type ReactNode, type RefObject, useId } from 'react';
import { Button, buttonClass } from '~/components/ui/controls/Button';
import { VisuallyHidden } from '~/components/ui/display/VisuallyHidden';
import { recipientLabel } from '../outreach-labels';

const ACTION_BUTTONS: Record<MessageAction, { label: string; icon: LucideIcon; key: string | null }> = {
  sent: { label: 'Mark as sent', icon: Check, key: 's' },
  accepted: { label: 'Accepted', icon: UserCheck, key: 'a' },
  replied: { label: 'Replied', icon: MessageSquareReply, key: 'r' },
  failed: { label: 'Failed', icon: X, key: 'f' },
  retry: { label: 'Try again', icon: RotateCw, key: null },
  skip: { label: 'Skip', icon: SkipForward, key: 'x' },
};

interface QueuedMessageActionsProps {
  message: OutreachMessage;
  actions: MessageAction[];
  /** Why it can't be marked as sent; null when it can. */
  refusal: string | null;
  isBusy: boolean;
  /** Address of the recipient's profile; null when none is known. */
  profile: string | null;
  profileLink: RefObject<HTMLAnchorElement | null>;
  onCopy: () => void;
  onEdit: () => void;
  onMark: (action: MessageAction) => void;
  onApprove: () => void;
  onRedraft: () => void;
  /** To the next or the previous message of the pile. */
  onMove: (by: 1 | -1) => void;
}

/** Copy, open, mark; each with its key. What can't be done now stays in reach and says why. */
export function QueuedMessageActions(props: QueuedMessageActionsProps) {
  const { message, actions, refusal, isBusy, profile } = props;
  const id = useId();
  const hasText = message.messageContent !== null;
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap gap-2">
        <Button
          variant="outline"
          className="aria-disabled:opacity-55"
          aria-disabled={!hasText}
          aria-keyshortcuts="c"
          onClick={props.onCopy}
        >
          <Copy aria-hidden />
          Copy
          <Key>C</Key>
        </Button>
        {profile !== null && (
          <a
            ref={props.profileLink}
            href={profile}
            target="_blank"
            rel="noopener noreferrer"
            aria-keyshortcuts="o"
            className={buttonClass('outline')}
          >
            <ExternalLink aria-hidden />
            Open profile
            <VisuallyHidden> of {recipientLabel(message)}</VisuallyHidden>
            <Key>O</Key>
          </a>
        )}
        {message.status === 'pending' && hasText && (
          <Button variant="outline" aria-keyshortcuts="e" onClick={props.onEdit}>
            <PenLine aria-hidden />
            Edit
            <Key>E</Key>
          </Button>
        )}
        {message.needsReview && <ReviewButtons {...props} />}
        {actions.map((action) => {
          const { label, icon: Icon, key } = ACTION_BUTTONS[action];
          const isRefused = isBusy || (action === 'sent' && refusal !== null);
          return (
            <Button
              key={action}
              variant={action === actions[0] ? 'default' : 'outline'}
              className="aria-disabled:opacity-55"
              aria-disabled={isRefused}
              aria-describedby={action === 'sent' ? `${id}-sent` : undefined}
              aria-keyshortcuts={key ?? undefined}
              onClick={() => props.onMark(action)}
            >
              <Icon aria-hidden />
              {label}
              {key && <Key>{key.toUpperCase()}</Key>}
            </Button>
          );
        })}
        <span className="ml-auto flex gap-2">
          <Button variant="ghost" size="icon" aria-label="Previous message" onClick={() => props.onMove(-1)}>
            <ChevronLeft aria-hidden />
          </Button>
          <Button variant="ghost" size="icon" aria-label="Next message" onClick={() => props.onMove(1)}>
            <ChevronRight aria-hidden />
          </Button>
        </span>
      </div>
      {actions.includes('sent') && (
        <p id={`${id}-sent`} className={refusal === null ? 'text-muted-foreground text-xs' : 'text-warning text-xs'}>
          {refusal ?? 'Copy the text, send it on LinkedIn, then mark it as sent.'}
        </p>
      )}
    </div>
  );
}

/** To the send queue, to another draft, or to the one after it. */
function ReviewButtons({ isBusy, onApprove, onRedraft, onMove }: QueuedMessageActionsProps) {
  return (
    <>
      <Button className="aria-disabled:opacity-55" aria-disabled={isBusy} aria-keyshortcuts="a" onClick={onApprove}>
        <Check aria-hidden />
        Approve
        <Key>A</Key>
      </Button>
      <Button
        variant="outline"
        className="aria-disabled:opacity-55"
        aria-disabled={isBusy}
        aria-keyshortcuts="w"
        onClick={onRedraft}
      >
        <RotateCw aria-hidden />
        Redraft
        <Key>W</Key>
      </Button>
      <Button variant="outline" aria-keyshortcuts="x" onClick={() => onMove(1)}>
        <SkipForward aria-hidden />
        Skip
        <Key>X</Key>
      </Button>
    </>
  );
}

/** The letter that does the same; told to screen readers by `aria-keyshortcuts`. */
function Key({ children }: { children: ReactNode }) {
  return (
    <kbd
      aria-hidden
      className="hidden rounded border border-current/40 px-1 font-sans text-[0.6875rem] leading-4 md:inline"
    >
      {children}
    </kbd>
  );
}
