import { useState } from 'react';
import { PageHeader } from '~/components/layout/PageHeader';
import { useLeaveQuestion } from '~/components/ui/overlays/use-discard-question';
import { useShortcut } from '~/lib/browser/keyboard/use-shortcut';
import { FactsPanel } from './facts/FactsPanel';
import { useFacts } from './facts/use-facts';
import { BestPractices } from './form/BestPractices';
import { MessageFormCard } from './form/MessageFormCard';
import { useMessageForm } from './form/use-message-form';
import { MessageHistoryCard } from './history/MessageHistoryCard';
import { GeneratedMessageCard } from './result/GeneratedMessageCard';
import {
  EMPTY_SESSION,
  hasUnsavedEdit,
  nextVariant,
  showMessage,
  shownMessage,
  withoutFact,
} from './result/message-session';
import { useGenerateMessage } from './result/use-generate-message';

/** Writes messages of which every factual clause rests on something that we hold. */
export function AiAssistantPage() {
  const form = useMessageForm();
  const [session, setSession] = useState(EMPTY_SESSION);
  const facts = useFacts(form, (factId) => setSession((previous) => withoutFact(previous, factId)));
  const writer = useGenerateMessage(form, (message) => {
    form.markWritten();
    setSession((previous) => showMessage(previous, message));
  });
  const leaveQuestion = useLeaveQuestion(form.isTyped || hasUnsavedEdit(session));
  const generate = () => void writer.generate(0);
  useShortcut('enter', () => !isDialogOpen() && generate(), { whileTyping: true });
  return (
    <div className="min-w-0">
      <PageHeader
        title="AI Assistant"
        subtitle="Write LinkedIn messages to prospects. Messages use only facts you have saved."
      />
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
        <div className="flex min-w-0 flex-col gap-4">
          <MessageFormCard state={form} isWriting={writer.writing !== null} onGenerate={generate} />
          <FactsPanel form={form} facts={facts} />
        </div>
        <div className="flex min-w-0 flex-col gap-4">
          <GeneratedMessageCard
            session={session}
            onChange={setSession}
            writer={writer}
            addNote={facts.addNote}
            isAddingNote={facts.isAdding}
            onRegenerate={() => void writer.generate(nextVariant(session), shownMessage(session))}
          />
          <MessageHistoryCard
            form={form}
            onRestore={(message) => {
              form.restore(message);
              setSession((previous) => showMessage(previous, message));
            }}
          />
          <BestPractices messageType={form.form.messageType} />
        </div>
      </div>
      {leaveQuestion}
    </div>
  );
}

/** Over the screen another form has the keyboard. */
const isDialogOpen = () => document.querySelector('[role="dialog"], [role="alertdialog"]') !== null;
