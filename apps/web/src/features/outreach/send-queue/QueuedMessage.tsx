import { lazy, Suspense, useId } from 'react';
import { Badge } from '~/components/ui/display/Badge';
import { useKeepFocus } from '~/lib/browser/focus/use-keep-focus';
import { webLink } from '~/lib/format/links';
import { DraftBasis } from '../drafting/DraftBasis';
import { MESSAGE_STATUS_BADGE, recipientLabel, recipientTitleText } from '../outreach-labels';
import { MarkFailedDialog } from './MarkFailedDialog';
import { QueuedMessageActions } from './QueuedMessageActions';
import { QueuedMessageText } from './QueuedMessageText';
import { QueuedMessageRecord } from './record/QueuedMessageRecord';
import { type QueuedMessageProps, useQueuedMessage } from './state/use-queued-message';

const ConfirmDialog = lazy(() =>
  import('~/components/ui/overlays/ConfirmDialog').then((module) => ({ default: module.ConfirmDialog })),
);

/** The message on the desk, in large, with all that can be done to it. */
export function QueuedMessage(props: QueuedMessageProps) {
  const { message, queue, mutations } = props;
  const nameId = useId();
  const state = useQueuedMessage(props);
  const { id, status, messageContent } = message;
  const isTyping = state.edit !== null || state.record.note !== null;
  const card = useKeepFocus<HTMLElement>(`${id} ${status} ${messageContent} ${isTyping}`);

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
          <p className="text-muted-foreground text-xs tabular-nums">{positionLabel(queue)}</p>
        </div>
        {message.needsReview ? (
          <div className="grid min-w-0 gap-4 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
            <QueuedMessageText message={message} mutations={mutations} state={state} />
            <DraftBasis message={message} />
          </div>
        ) : (
          <QueuedMessageText message={message} mutations={mutations} state={state} />
        )}
        {state.edit === null && (
          <QueuedMessageActions
            message={message}
            actions={state.actions}
            refusal={state.refusal}
            isBusy={mutations.isBusy}
            profile={webLink(message.recipientLinkedinUrl)}
            profileLink={state.profileLink}
            onCopy={() => void state.copy()}
            onEdit={state.beginEdit}
            onMark={(action) => (action === 'failed' ? state.requestFailureConfirmation() : void state.mark(action))}
            onApprove={() => void state.approve()}
            onRedraft={state.write}
            onMove={queue.move}
          />
        )}
        <QueuedMessageRecord message={message} mutations={mutations} state={state.record} />
      </section>
      {state.isFailing && (
        <MarkFailedDialog
          name={recipientLabel(message)}
          isBusy={mutations.isBusy}
          onConfirm={(reason) => void state.confirmFailure(reason)}
          onClose={state.closeConfirmation}
        />
      )}
      {state.isRewriting && (
        <Suspense fallback={null}>
          <ConfirmDialog
            title="Replace this text?"
            action="Write new draft"
            dismiss="Keep text"
            onConfirm={state.confirmRewrite}
            onClose={state.closeConfirmation}
          >
            A new draft will replace the current text.
          </ConfirmDialog>
        </Suspense>
      )}
    </div>
  );
}

/** Where the message stands. */
function positionLabel({ index, messages, isOpenedFromList, hasLeftQueue }: QueuedMessageProps['queue']): string {
  if (index >= 0) return `${index + 1} of ${messages.length}`;
  if (isOpenedFromList) return 'Opened from the list';
  return hasLeftQueue ? 'Moved to another queue' : '';
}

function Recipient({ message, nameId }: Pick<QueuedMessageProps, 'message'> & { nameId: string }) {
  const { label, variant } = MESSAGE_STATUS_BADGE[message.status];
  const position = recipientTitleText(message);
  return (
    <div className="min-w-0 flex-1 basis-56">
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <h3 id={nameId} className="min-w-0 font-semibold text-lg leading-7 [overflow-wrap:anywhere]">
          {recipientLabel(message)}
        </h3>
        <Badge variant={variant} className="capitalize">
          {label}
        </Badge>
        {message.needsReview && <Badge variant="warning">needs review</Badge>}
        {message.isSuppressed && <Badge variant="warning">do not contact</Badge>}
      </div>
      {position !== '' && <p className="break-words">{position}</p>}
      <p className="break-words text-muted-foreground text-xs">{message.campaignName}</p>
    </div>
  );
}
