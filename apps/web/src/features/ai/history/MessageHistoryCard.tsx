import type { GeneratedMessage } from '@workbench/services/ai/schemas';
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from '~/components/ui/display/Card';
import { useDebounced } from '~/lib/state/use-debounced';
import type { MessageFormState } from '../form/use-message-form';
import { OutreachDraftList } from './OutreachDraftList';
import { historyRecipient } from './recipient';
import { WrittenMessageList } from './WrittenMessageList';

const DEBOUNCE_MS = 400;

interface MessageHistoryCardProps {
  form: MessageFormState;
  onRestore: (message: GeneratedMessage) => void;
}

/** What has been written to this recipient before, and what stands on outreach campaigns. */
export function MessageHistoryCard({ form: { contactId, form }, onRestore }: MessageHistoryCardProps) {
  const name = useDebounced(form.recipientName, DEBOUNCE_MS);
  const company = useDebounced(form.recipientCompany, DEBOUNCE_MS);
  const recipient = historyRecipient(contactId, { recipientName: name, recipientCompany: company });
  return (
    <Card>
      <CardHeader>
        <CardTitle>History</CardTitle>
        <CardDescription>Messages to this recipient, and drafts on outreach campaigns</CardDescription>
      </CardHeader>
      <CardContent className="flex flex-col gap-4">
        {recipient === null ? (
          <p className="text-ui text-muted-foreground">Name a recipient to see what was written before.</p>
        ) : (
          <>
            <WrittenMessageList recipient={recipient} onRestore={onRestore} />
            <OutreachDraftList recipient={recipient} />
          </>
        )}
      </CardContent>
    </Card>
  );
}
