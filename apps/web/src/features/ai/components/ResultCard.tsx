import type { MessageCheck, MessageFact } from '@workbench/services/ai/schemas';
import { MessageSquareText } from 'lucide-react';
import { type Dispatch, type SetStateAction, useId, useRef } from 'react';
import { OutreachCampaignDialog } from '~/components/outreach-picker/OutreachCampaignDialog';
import { Card, CardContent, CardHeader, CardTitle } from '~/components/ui/Card';
import { EmptyState } from '~/components/ui/EmptyState';
import { LengthCounter } from '~/components/ui/LengthCounter';
import { Textarea } from '~/components/ui/Textarea';
import { toast } from '~/lib/toast';
import type { GenerateState } from '../hooks/use-generate';
import { useMessageCheck } from '../hooks/use-message-check';
import { useUseMessage } from '../hooks/use-use-message';
import { sentenceAround } from '../lib/evidence';
import { heldBackBecause } from '../lib/held-back';
import { changeShown, limitOfRequest, moveShown, type Session, shownMessage, withFact } from '../lib/session';
import { ClaimList } from './ClaimList';
import { EvidenceList } from './EvidenceList';
import { ResultActions } from './ResultActions';
import { VariantSwitch } from './VariantSwitch';
import { WritingPanel } from './WritingPanel';

const TEXT_MAX = 10_000;

interface ResultCardProps {
  session: Session;
  onChange: Dispatch<SetStateAction<Session>>;
  writer: GenerateState;
  addNote: (text: string, keptWith: string | null) => Promise<MessageFact | null>;
  isAddingNote: boolean;
  onRegenerate: () => void;
}

/** The message: growing while it is written, and to edit, check, copy and use afterwards. */
export function ResultCard({ session, onChange, writer, addNote, isAddingNote, onRegenerate }: ResultCardProps) {
  const shown = shownMessage(session);
  const id = useId();
  const { check, retry } = useMessageCheck(shown);
  const use = useUseMessage(shown);
  const area = useRef<HTMLTextAreaElement>(null);

  const addAsNote = async (claim: MessageCheck['unsupported'][number]) => {
    if (shown === null) return;
    const fact = await addNote(sentenceAround(shown.text, claim), shown.original.contactId);
    if (fact === null) return;
    const request = withFact(shown.request, fact);
    if (request === null) {
      toast({
        title: 'Too Many Facts',
        description: 'A message rests on at most 10 facts. Put one down and generate it again.',
        variant: 'destructive',
      });
      return;
    }
    onChange((previous) => changeShown(previous, { request }));
  };
  const select = (at: number, length: number) => {
    area.current?.focus();
    area.current?.setSelectionRange(at, at + length);
  };

  return (
    <Card aria-labelledby={`${id}-title`}>
      <CardHeader className="flex-row flex-wrap items-center justify-between gap-2">
        <CardTitle id={`${id}-title`}>Generated Message</CardTitle>
        {writer.writing === null && (
          <VariantSwitch session={session} onMove={(step) => onChange((previous) => moveShown(previous, step))} />
        )}
      </CardHeader>
      <CardContent className="flex flex-col gap-3">
        {writer.problem !== null && (
          <p role="alert" className="break-words rounded-md bg-destructive-soft px-3 py-2 text-destructive">
            {writer.problem}
          </p>
        )}
        {writer.writing !== null ? (
          <WritingPanel writing={writer.writing} onStop={writer.stop} />
        ) : shown === null ? (
          <EmptyState
            icon={MessageSquareText}
            title="No message generated yet"
            description="Fill in what you know of the recipient, pick facts, and generate a message."
          />
        ) : (
          <>
            <Textarea
              ref={area}
              aria-label="Message"
              aria-describedby={`${id}-count`}
              aria-invalid={check.kind === 'checked' && check.unsupported.length > 0 ? true : undefined}
              rows={9}
              maxLength={TEXT_MAX}
              value={shown.text}
              onChange={(event) => onChange((previous) => changeShown(previous, { text: event.target.value }))}
            />
            <LengthCounter id={`${id}-count`} length={shown.text.length} limit={limitOfRequest(shown.request)} />
            <ResultActions
              shown={shown}
              heldBack={heldBackBecause(check, shown.text)}
              isSaving={use.isPending}
              onRegenerate={onRegenerate}
              onUse={use.ask}
            />
            <ClaimList
              text={shown.text}
              check={check}
              isAdding={isAddingNote}
              onRetry={retry}
              onSelect={select}
              onAddNote={(claim) => void addAsNote(claim)}
            />
            <EvidenceList shown={shown} />
          </>
        )}
        <p role="status" className="sr-only">
          {writer.writing === null && shown !== null ? 'The message is written.' : ''}
        </p>
      </CardContent>
      {use.isAsking && (
        <OutreachCampaignDialog
          title="Use Message"
          confirmLabel="Store as Draft"
          isPending={use.isPending}
          onChoose={use.choose}
          onClose={use.close}
        />
      )}
    </Card>
  );
}
