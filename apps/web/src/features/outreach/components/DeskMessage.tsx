import type { MessageAction, OutreachCampaign, OutreachMessage } from '@workbench/services/outreach/schemas';
import { useEffect, useId, useRef, useState } from 'react';
import { Badge } from '~/components/ui/Badge';
import { copyText } from '~/lib/copy-text';
import { errorMessage } from '~/lib/errors';
import { webLink } from '~/lib/links';
import { toast } from '~/lib/toast';
import type { DeskState } from '../hooks/use-desk';
import { useDeskKeys } from '../hooks/use-desk-keys';
import type { MessageSteps } from '../hooks/use-message-steps';
import { actionsFor, sendingRefused } from '../lib/desk';
import type { DeskKey } from '../lib/desk-keys';
import { MESSAGE_STATUS, positionText, recipientText } from '../lib/outreach-text';
import { DeskActions } from './DeskActions';
import { DeskText } from './DeskText';
import { FailureDialog } from './FailureDialog';

interface DeskMessageProps {
  message: OutreachMessage;
  campaign: OutreachCampaign | undefined;
  desk: DeskState;
  steps: MessageSteps;
  isKeysOn: boolean;
  now: number;
}

/** The message on the desk, in large, with all that can be done to it. */
export function DeskMessage({ message, campaign, desk, steps, isKeysOn, now }: DeskMessageProps) {
  const id = useId();
  // By id: another message on the desk is not being edited.
  const [editedId, setEditedId] = useState<string | null>(null);
  const [failedId, setFailedId] = useState<string | null>(null);
  const isEditing = editedId === message.id;
  const card = useFocusKept(`${message.id} ${message.status} ${message.messageContent} ${isEditing}`);
  const profileLink = useRef<HTMLAnchorElement>(null);
  const name = recipientText(message);
  const position = positionText(message);
  const isWaiting = message.status === 'pending';
  const refusal = isWaiting ? sendingRefused(message, campaign, desk.desk.data, now) : null;
  const actions = actionsFor(message);

  const mark = async (action: MessageAction, reason = '') => {
    if (steps.isBusy) return;
    if (!actions.includes(action)) return steps.tell(`${name} is ${MESSAGE_STATUS[message.status].label}.`);
    if (action === 'sent' && refusal !== null) return steps.tell(refusal);
    desk.hold({ follow: action !== 'skip' });
    if ((await steps.mark(message, action, reason)) && action !== 'accepted') desk.unpin();
  };
  const write = () => isWaiting && !message.isSuppressed && void steps.write(message);
  const edit = () => isWaiting && setEditedId(message.id);
  const copy = async () => {
    if (message.messageContent === null) return steps.tell('There is no text yet. Write the draft first.');
    try {
      await copyText(message.messageContent);
      toast({ title: 'Copied!' });
    } catch (error) {
      toast({ title: 'Failed to Copy', description: errorMessage(error), variant: 'destructive' });
    }
  };
  const keys: Record<DeskKey, () => unknown> = {
    j: () => desk.move(1),
    k: () => desk.move(-1),
    w: write,
    e: edit,
    c: copy,
    // A plain link that the person opens; the letter presses it.
    o: () => profileLink.current?.click() ?? steps.tell(`No profile of ${name} is known.`),
    s: () => mark('sent'),
    a: () => mark('accepted'),
    r: () => mark('replied'),
    f: () => actions.includes('failed') && setFailedId(message.id),
    x: () => mark('skip'),
    t: () => desk.show(desk.pile === 'send' ? 'answers' : 'send'),
  };
  useDeskKeys(isKeysOn && !isEditing, (key) => void keys[key]());

  return (
    <div className="flex min-w-0 flex-col gap-3">
      <section
        ref={card}
        tabIndex={-1}
        aria-labelledby={`${id}-name`}
        className="flex min-w-0 flex-col gap-3 rounded-md border border-border p-4"
      >
        <div className="flex flex-wrap items-start justify-between gap-2">
          <div className="min-w-0 flex-1 basis-56">
            <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
              <h3 id={`${id}-name`} className="min-w-0 font-semibold text-lg leading-7 [overflow-wrap:anywhere]">
                {name}
              </h3>
              <Badge variant={MESSAGE_STATUS[message.status].variant}>{MESSAGE_STATUS[message.status].label}</Badge>
              {message.isSuppressed && <Badge variant="warning">do not contact</Badge>}
            </div>
            {position !== '' && <p className="break-words">{position}</p>}
            <p className="break-words text-muted-foreground text-xs">{message.campaignName}</p>
          </div>
          <p className="text-muted-foreground text-xs tabular-nums">
            {desk.index >= 0 ? `${desk.index + 1} of ${desk.messages.length}` : 'Chosen in the list'}
          </p>
        </div>
        <DeskText
          message={message}
          steps={steps}
          isEditing={isEditing}
          onWrite={write}
          onEdit={edit}
          onClose={() => setEditedId(null)}
        />
        {!isEditing && (
          <DeskActions
            message={message}
            actions={actions}
            refusal={refusal}
            isBusy={steps.isBusy}
            profile={webLink(message.recipientLinkedinUrl)}
            profileLink={profileLink}
            onCopy={() => void copy()}
            onEdit={edit}
            onMark={(action) => (action === 'failed' ? setFailedId(message.id) : void mark(action))}
            onMove={desk.move}
          />
        )}
      </section>
      {failedId === message.id && (
        <FailureDialog
          name={name}
          onConfirm={(reason) => void mark('failed', reason)}
          onClose={() => setFailedId(null)}
        />
      )}
    </div>
  );
}

/** Takes the focus when the button that had it is gone: else it would fall to the top of the page. */
function useFocusKept(shown: string) {
  const card = useRef<HTMLElement>(null);
  const before = useRef(shown);
  useEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    if (document.activeElement === document.body) card.current?.focus({ preventScroll: true });
  }, [shown]);
  return card;
}
