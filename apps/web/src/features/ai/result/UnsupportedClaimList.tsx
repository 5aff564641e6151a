import type { MessageCheck } from '@workbench/services/ai/schemas';
import { Button } from '~/components/ui/controls/Button';
import { Alert } from '~/components/ui/feedback/Alert';
import { splitAtClaims } from './split-at-claims';
import type { CheckState } from './use-message-check';

type Claim = MessageCheck['unsupported'][number];

interface UnsupportedClaimListProps {
  text: string;
  check: CheckState;
  isAdding: boolean;
  onRetry: () => void;
  onSelect: (at: number, length: number) => void;
  onAddNote: (claim: Claim) => void;
}

/** What nothing we hold supports: marked in the text, each with the reason and a way out. */
export function UnsupportedClaimList({
  text,
  check,
  isAdding,
  onRetry,
  onSelect,
  onAddNote,
}: UnsupportedClaimListProps) {
  if (check.kind === 'checking') return null;
  if (check.kind === 'failed') {
    return (
      <p role="alert" className="text-destructive text-xs">
        Failed to check the text: {check.reason}
        <Button variant="link" size="sm" className="h-auto" onClick={onRetry}>
          Check again
        </Button>
      </p>
    );
  }
  if (check.unsupported.length === 0) return null;
  return (
    <section aria-label="Unsupported claims">
      <Alert variant="warning" title={<h3>Unsupported claims</h3>}>
        <MarkedText text={text} claims={check.unsupported} />
        <ul className="flex flex-col gap-2">
          {check.unsupported.map((claim) => (
            <li key={`${claim.at} ${claim.text}`} className="flex min-w-0 flex-wrap items-center gap-2">
              <span className="min-w-0 flex-1 basis-48 break-words text-ui">
                <button
                  type="button"
                  className="break-words text-left font-medium underline underline-offset-4"
                  onClick={() => onSelect(claim.at, claim.text.length)}
                >
                  {claim.text}
                  <span className="sr-only"> (highlight in text)</span>
                </button>
                <span className="block text-muted-foreground text-xs">{claim.reason}</span>
              </span>
              <Button
                variant="outline"
                size="sm"
                disabled={isAdding}
                aria-label={`Add as a note: “${claim.text}”`}
                onClick={() => onAddNote(claim)}
              >
                Add as a note
              </Button>
            </li>
          ))}
        </ul>
      </Alert>
    </section>
  );
}

function MarkedText({ text, claims }: { text: string; claims: readonly Claim[] }) {
  return (
    <p className="max-h-48 overflow-y-auto whitespace-pre-wrap break-words text-ui text-muted-foreground">
      {splitAtClaims(text, claims).map((segment) =>
        segment.claim === null ? (
          segment.text
        ) : (
          <mark
            key={segment.at}
            className="rounded-sm bg-warning-soft font-medium text-warning underline decoration-wavy"
          >
            {segment.text}
          </mark>
        ),
      )}
    </p>
  );
}
