import { lazy, Suspense, useEffect, useId, useRef } from 'react';
import { Badge } from '~/components/ui/Badge';
import { webLink } from '~/lib/links';
import { type DeskMessageProps, useDeskActions } from '../hooks/use-desk-actions';
import { MESSAGE_STATUS, positionText, recipientText } from '../lib/outreach-text';
import { DeskActions } from './DeskActions';
import { DeskText } from './DeskText';
import { FailureDialog } from './FailureDialog';

const ConfirmDialog = lazy(() =>
  import('~/components/ui/ConfirmDialog').then((module) => ({ default: module.ConfirmDialog })),
);

/** The message on the desk, in large, with all that can be done to it. */
export function DeskMessage(props: DeskMessageProps) {
  const { message, desk, steps } = props;
  const nameId = useId();
  const to = useDeskActions(props);
  const card = useFocusKept(`${message.id} ${message.status} ${message.messageContent} ${to.edit !== null}`);

  return (
    <div className="flex min-w-0 flex-col gap-3">
      <section
        ref={card}
        tabIndex={-1}
        aria-labelledby={nameId}
        className="flex min-w-0 flex-col gap-3 rounded-md border border-border p-4"
      >
        <div className="flex flex-wrap items-start justify-between gap-2">
          <Recipient message={message} nameId={nameId} />
          <p className="text-muted-foreground text-xs tabular-nums">{standText(desk)}</p>
        </div>
        <DeskText message={message} steps={steps} to={to} />
        {to.edit === null && (
          <DeskActions
            message={message}
            actions={to.actions}
            refusal={to.refusal}
            isBusy={steps.isBusy}
            profile={webLink(message.recipientLinkedinUrl)}
            profileLink={to.profileLink}
            onCopy={() => void to.copy()}
            onEdit={to.beginEdit}
            onMark={(action) => (action === 'failed' ? to.fail() : void to.mark(action))}
            onMove={desk.move}
          />
        )}
      </section>
      {to.isFailing && (
        <FailureDialog
          name={recipientText(message)}
          isBusy={steps.isBusy}
          onConfirm={(reason) => void to.confirmFailure(reason)}
          onClose={to.closeQuestion}
        />
      )}
      {to.isRewriting && (
        <Suspense fallback={null}>
          <ConfirmDialog
            title="Replace this text?"
            action="Write new draft"
            dismiss="Keep text"
            onConfirm={to.confirmRewrite}
            onClose={to.closeQuestion}
          >
            A new draft takes the place of the text that stands there.
          </ConfirmDialog>
        </Suspense>
      )}
    </div>
  );
}

/** Where the message stands. */
function standText({ index, messages, isChosen, hasLeft }: DeskMessageProps['desk']): string {
  if (index >= 0) return `${index + 1} of ${messages.length}`;
  if (isChosen) return 'Chosen in the list';
  return hasLeft ? 'No longer on this pile' : '';
}

function Recipient({ message, nameId }: Pick<DeskMessageProps, 'message'> & { nameId: string }) {
  const { label, variant } = MESSAGE_STATUS[message.status];
  const position = positionText(message);
  return (
    <div className="min-w-0 flex-1 basis-56">
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <h3 id={nameId} className="min-w-0 font-semibold text-lg leading-7 [overflow-wrap:anywhere]">
          {recipientText(message)}
        </h3>
        <Badge variant={variant}>{label}</Badge>
        {message.isSuppressed && <Badge variant="warning">do not contact</Badge>}
      </div>
      {position !== '' && <p className="break-words">{position}</p>}
      <p className="break-words text-muted-foreground text-xs">{message.campaignName}</p>
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
