import { REVEAL_MAX } from '@workbench/services/contacts/limits';
import type { Contact, ContactSource, RevealResult } from '@workbench/services/contacts/schemas';
import { Button } from '~/components/ui/controls/Button';
import { ErrorState } from '~/components/ui/feedback/ErrorState';
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '~/components/ui/overlays/Dialog';
import { errorMessage } from '~/lib/api/errors';
import { formatCount } from '~/lib/format/format';
import { noCreditsText } from '../search-result-labels';
import { RevealOutcome } from './RevealOutcome';
import {
  formatCredits,
  repeatButtonLabel,
  repeatRiskText,
  revealButtonLabel,
  revealEstimateText,
} from './reveal-summary';
import { type OnRevealed, type Reveal, useReveal } from './use-reveal';

interface RevealDialogProps {
  contacts: Contact[];
  /** What came of it already: a response was lost. */
  lost?: RevealResult | undefined;
  onClose: () => void;
  /** The contacts as they stand now, and who turned out to be on the do-not-contact list. */
  onRevealed: OnRevealed;
}

/** Shows what revealing costs, then buys, then tells what came of it. Begins open. */
export function RevealDialog({ contacts, lost, onClose, onRevealed }: RevealDialogProps) {
  const state = useReveal(contacts, onRevealed, lost);
  const { estimate, result, isPending } = state;
  return (
    // Closing while it is being paid for would hide what was bought.
    <Dialog open onOpenChange={(isOpen) => !isOpen && !isPending && onClose()}>
      <DialogContent className="sm:max-w-md">
        <DialogHeader>
          <DialogTitle>Reveal {formatCount(state.contacts.length, 'contact', 'contacts')}</DialogTitle>
          <DialogDescription>
            Gets hidden names and contact details from the source. Revealed contacts are saved here, so you never pay
            twice.
          </DialogDescription>
        </DialogHeader>
        {result ? (
          <>
            <RevealOutcome result={result} contacts={state.contacts} />
            {result.repeatCredits > 0 && <p role="note">{repeatRiskText(result.repeatCredits)}</p>}
          </>
        ) : (
          <Price state={state} />
        )}
        <DialogFooter>
          {result ? (
            <>
              {result.repeatCredits > 0 && (
                <Button variant="outline" disabled={isPending} onClick={state.repeatLost}>
                  {repeatButtonLabel(result.repeatCredits)}
                </Button>
              )}
              <Button autoFocus onClick={onClose}>
                Done
              </Button>
            </>
          ) : (
            <>
              <Button variant="outline" disabled={isPending} onClick={onClose}>
                Cancel
              </Button>
              <Button disabled={isPending || estimate.data === undefined || state.count === 0} onClick={state.reveal}>
                {isPending ? 'Revealing…' : estimate.data ? revealButtonLabel(state.count, estimate.data) : 'Reveal'}
              </Button>
            </>
          )}
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}

function Price({ state: { estimate, isTooMany, contacts, sources, error } }: { state: Reveal }) {
  if (isTooMany) {
    return (
      <p role="alert" className="text-destructive">
        You can reveal up to {REVEAL_MAX} contacts at once; {contacts.length} are selected.
      </p>
    );
  }
  if (estimate.data === undefined) {
    return estimate.error ? (
      <ErrorState title="Failed to fetch the cost" error={estimate.error} onRetry={() => void estimate.refetch()} />
    ) : (
      <p role="status">Calculating cost…</p>
    );
  }
  const { bySource } = estimate.data;
  return (
    <div className="flex flex-col gap-2">
      <p role="status" className="font-medium">
        {revealEstimateText(estimate.data)}
      </p>
      <ul className="text-ui text-muted-foreground">
        {bySource
          .filter(({ creditsMax }) => creditsMax > 0)
          .map(({ source, label, creditsMax }) => (
            <li key={source}>
              {creditsLeftText(
                label,
                sources.find((one) => one.source === source),
                creditsMax,
              )}
            </li>
          ))}
      </ul>
      {error && (
        <p role="alert" className="text-destructive">
          {errorMessage(error)}
        </p>
      )}
    </div>
  );
}

/** What the day's cap or the vendor's account leaves; without a cap, or while it is being read, there is nothing to compare with. */
function creditsLeftText(label: string, source: ContactSource | undefined, creditsMax: number): string {
  if (source === undefined) return `${label}: …`;
  const { creditsLeft, creditsExhaustedSince } = source;
  if (creditsExhaustedSince !== null) return `${noCreditsText(label, creditsExhaustedSince)}.`;
  if (creditsLeft === null) return `${label}: no daily limit.`;
  const left = `${label}: ${formatCredits(creditsLeft)} left today.`;
  return creditsLeft < creditsMax ? `${left} The limit may be reached before all are revealed.` : left;
}
