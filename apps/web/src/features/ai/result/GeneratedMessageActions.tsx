import { Check, Copy, RefreshCw } from 'lucide-react';
import { useId } from 'react';
import { Button } from '~/components/ui/controls/Button';
import { errorMessage } from '~/lib/api/errors';
import { copyText } from '~/lib/browser/copy-text';
import { toast } from '~/lib/notifications/toast';
import { requestCharacterLimit, truncateToLimit } from './character-limit';
import type { SessionMessage } from './message-session';

interface GeneratedMessageActionsProps {
  shown: SessionMessage;
  /** Why it can't be used; null when it can. */
  blockedReason: string | null;
  isSaving: boolean;
  onRegenerate: () => void;
  onUse: () => void;
}

/** What can be done with a message, and who wrote it. */
export function GeneratedMessageActions({
  shown,
  blockedReason,
  isSaving,
  onRegenerate,
  onUse,
}: GeneratedMessageActionsProps) {
  const id = useId();
  const { name, version } = shown.original.writer;
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap gap-2">
        <Button
          disabled={blockedReason !== null || isSaving}
          aria-describedby={blockedReason === null ? undefined : `${id}-reason`}
          onClick={onUse}
        >
          <Check aria-hidden />
          Use Message
        </Button>
        <Button variant="outline" disabled={shown.text === ''} onClick={() => void copy(shown)}>
          <Copy aria-hidden />
          Copy
        </Button>
        <Button variant="outline" onClick={onRegenerate}>
          <RefreshCw aria-hidden />
          Regenerate
        </Button>
      </div>
      {blockedReason !== null && (
        <p id={`${id}-reason`} role="status" className="text-warning text-xs">
          {blockedReason}
        </p>
      )}
      <p className="text-muted-foreground text-xs">
        Written by {name}
        {version !== '' && `, version ${version}`}
      </p>
    </div>
  );
}

async function copy({ text, request }: SessionMessage): Promise<void> {
  const limit = requestCharacterLimit(request);
  const copied = truncateToLimit(text, limit);
  try {
    await copyText(copied);
    toast({
      title: 'Copied!',
      description:
        copied === text ? undefined : `The text exceeded the limit and was shortened to ${limit} characters.`,
    });
  } catch (error) {
    toast({ title: 'Failed to Copy', description: errorMessage(error), variant: 'destructive' });
  }
}
