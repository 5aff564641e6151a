import type { GeneratedMessage } from '@workbench/services/ai/schemas';
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from '~/components/ui/Card';
import { useDebounced } from '~/lib/use-debounced';
import type { MessageFormState } from '../hooks/use-message-form';
import { recipientOf } from '../lib/recipient';
import { DraftList } from './DraftList';
import { WrittenList } from './WrittenList';

const TYPING_PAUSE_MS = 400;

interface HistoryCardProps {
  form: MessageFormState;
  onRestore: (message: GeneratedMessage) => void;
}

/** What has been written to this recipient before, and what stands on outreach campaigns. */
export function HistoryCard({ form: { contactId, form }, onRestore }: HistoryCardProps) {
  const name = useDebounced(form.recipientName, TYPING_PAUSE_MS);
  const company = useDebounced(form.recipientCompany, TYPING_PAUSE_MS);
  const recipient = recipientOf(contactId, { recipientName: name, recipientCompany: company });
  return (
    <Card>
      <CardHeader>
        <CardTitle>History</CardTitle>
        <CardDescription>Messages to this recipient, and drafts on outreach campaigns</CardDescription>
      </CardHeader>
      <CardContent className="flex flex-col gap-4">
        {recipient === null ? (
          <p className="text-[0.8125rem] text-muted-foreground">Name a recipient to see what was written before.</p>
        ) : (
          <>
            <WrittenList recipient={recipient} onRestore={onRestore} />
            <DraftList recipient={recipient} />
          </>
        )}
      </CardContent>
    </Card>
  );
}
