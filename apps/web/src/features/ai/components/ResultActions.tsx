import { Check, Copy, RefreshCw } from 'lucide-react';
import { useId } from 'react';
import { Button } from '~/components/ui/Button';
import { copyText } from '~/lib/copy-text';
import { errorMessage } from '~/lib/errors';
import { toast } from '~/lib/toast';
import { cutToLimit, limitOfRequest, type SessionMessage } from '../lib/session';

interface ResultActionsProps {
  shown: SessionMessage;
  /** Why it can't be used; null when it can. */
  heldBack: string | null;
  isSaving: boolean;
  onRegenerate: () => void;
  onUse: () => void;
}

/** What can be done with a message, and who wrote it. */
export function ResultActions({ shown, heldBack, isSaving, onRegenerate, onUse }: ResultActionsProps) {
  const id = useId();
  const { name, version } = shown.original.writer;
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap gap-2">
        <Button
          disabled={heldBack !== null || isSaving}
          aria-describedby={heldBack === null ? undefined : `${id}-reason`}
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
      {heldBack !== null && (
        <p id={`${id}-reason`} role="status" className="text-warning text-xs">
          {heldBack}
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
  const limit = limitOfRequest(request);
  const copied = cutToLimit(text, limit);
  try {
    await copyText(copied);
    toast({
      title: 'Copied!',
      description:
        copied === text ? undefined : `The text was over the limit and was shortened to ${limit} characters.`,
    });
  } catch (error) {
    toast({ title: 'Failed to Copy', description: errorMessage(error), variant: 'destructive' });
  }
}
