import { MESSAGE_TEXT_MAX } from '@workbench/services/ai/limits';
import type { MessageCheck, MessageFact } from '@workbench/services/ai/schemas';
import { MessageSquareText } from 'lucide-react';
import { type Dispatch, type SetStateAction, useEffect, useId, useRef } from 'react';
import { OutreachCampaignDialog } from '~/components/outreach-picker/OutreachCampaignDialog';
import { LengthCounter } from '~/components/ui/controls/LengthCounter';
import { Textarea } from '~/components/ui/controls/Textarea';
import { Card, CardContent, CardHeader, CardTitle } from '~/components/ui/display/Card';
import { Alert } from '~/components/ui/feedback/Alert';
import { EmptyState } from '~/components/ui/feedback/EmptyState';
import { showOnScreen } from '~/lib/browser/focus/show-on-screen';
import { toastSlip } from '~/lib/notifications/toast-slip';
import { requestCharacterLimit } from './character-limit';
import { GeneratedMessageActions } from './GeneratedMessageActions';
import { GenerationProgress } from './GenerationProgress';
import { MessageEvidenceList } from './MessageEvidenceList';
import { messageBlockedReason } from './message-blocked-reason';
import { addFactToRequest, type Session, shownMessage, stepShownMessage, updateShownMessage } from './message-session';
import { noteForClaim } from './note-for-claim';
import { UnsupportedClaimList } from './UnsupportedClaimList';
import type { GenerateMessageState } from './use-generate-message';
import { useMessageCheck } from './use-message-check';
import { useSaveAsDraft } from './use-save-as-draft';
import { VariantSwitch } from './VariantSwitch';

interface GeneratedMessageCardProps {
  session: Session;
  onChange: Dispatch<SetStateAction<Session>>;
  writer: GenerateMessageState;
  addNote: (text: string, keptWith: string | null, company: string) => Promise<MessageFact | null>;
  isAddingNote: boolean;
  onRegenerate: () => void;
}

/** The message: growing while it is written, and to edit, check, copy and use afterwards. */
export function GeneratedMessageCard({
  session,
  onChange,
  writer,
  addNote,
  isAddingNote,
  onRegenerate,
}: GeneratedMessageCardProps) {
  const shown = shownMessage(session);
  const id = useId();
  const { check, retry } = useMessageCheck(shown);
  const use = useSaveAsDraft(shown, onChange);
  const area = useRef<HTMLTextAreaElement>(null);
  const card = useRef<HTMLElement>(null);
  const isWriting = writer.writing !== null;
  // The text grows here, on a phone below the form.
  useEffect(() => {
    if (isWriting && card.current !== null) showOnScreen(card.current);
  }, [isWriting]);

  const addAsNote = async (claim: MessageCheck['unsupported'][number]) => {
    if (shown === null) return;
    const note = noteForClaim(shown.text, claim, check.kind === 'checked' ? check.unsupported : []);
    const fact = await addNote(note, shown.original.contactId, shown.request.recipientCompany);
    if (fact === null) return;
    const request = addFactToRequest(shown.request, fact);
    if (request === null) {
      toastSlip('Too Many Facts', 'A message can use up to 10 facts. Deselect one and regenerate.');
      return;
    }
    onChange((previous) => updateShownMessage(previous, { request }));
  };
  const select = (at: number, length: number) => {
    area.current?.focus();
    area.current?.setSelectionRange(at, at + length);
  };

  return (
    <Card ref={card} aria-labelledby={`${id}-title`} className="scroll-mt-32 xl:scroll-mt-16">
      <CardHeader className="flex-row flex-wrap items-center justify-between gap-2">
        <CardTitle id={`${id}-title`}>Generated message</CardTitle>
        {!isWriting && (
          <VariantSwitch
            session={session}
            onMove={(step) => onChange((previous) => stepShownMessage(previous, step))}
          />
        )}
      </CardHeader>
      <CardContent className="flex flex-col gap-3">
        {writer.problem !== null && (
          <Alert variant="destructive" role="alert">
            {writer.problem}
          </Alert>
        )}
        {writer.writing !== null ? (
          <GenerationProgress writing={writer.writing} onStop={writer.stop} />
        ) : shown === null ? (
          <EmptyState
            icon={MessageSquareText}
            title="No message generated yet"
            description="Enter what you know about the recipient, select facts, and generate a message."
          />
        ) : (
          <>
            <Textarea
              ref={area}
              aria-label="Message"
              aria-describedby={`${id}-count`}
              aria-invalid={check.kind === 'checked' && check.unsupported.length > 0 ? true : undefined}
              rows={9}
              maxLength={MESSAGE_TEXT_MAX}
              value={shown.text}
              onChange={(event) => onChange((previous) => updateShownMessage(previous, { text: event.target.value }))}
            />
            <LengthCounter id={`${id}-count`} length={shown.text.length} limit={requestCharacterLimit(shown.request)} />
            <GeneratedMessageActions
              shown={shown}
              blockedReason={messageBlockedReason(check, shown.text)}
              isSaving={use.isPending}
              onRegenerate={onRegenerate}
              onUse={use.chooseCampaign}
            />
            <UnsupportedClaimList
              text={shown.text}
              check={check}
              isAdding={isAddingNote}
              onRetry={retry}
              onSelect={select}
              onAddNote={(claim) => void addAsNote(claim)}
            />
            <MessageEvidenceList shown={shown} />
          </>
        )}
        <p role="status" className="sr-only">
          {!isWriting && shown !== null ? 'Message generated.' : ''}
        </p>
      </CardContent>
      {use.isChoosingCampaign && (
        <OutreachCampaignDialog
          title="Use Message"
          confirmLabel="Save as draft"
          isPending={use.isPending}
          onChoose={use.choose}
          onClose={use.close}
        />
      )}
    </Card>
  );
}
