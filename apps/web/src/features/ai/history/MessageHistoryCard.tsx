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
        <CardDescription>Earlier messages to this recipient and drafts in outreach campaigns</CardDescription>
      </CardHeader>
      <CardContent className="flex flex-col gap-4">
        {recipient === null ? (
          <p className="text-ui text-muted-foreground">Enter a recipient to see earlier messages.</p>
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
