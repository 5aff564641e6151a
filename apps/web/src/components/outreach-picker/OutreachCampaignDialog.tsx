import { OUTREACH_NAME_MAX } from '@workbench/services/outreach/limits';
import type { FormEvent } from 'react';
import { Button } from '~/components/ui/controls/Button';
import { Field } from '~/components/ui/controls/Field';
import { Input } from '~/components/ui/controls/Input';
import { ErrorState } from '~/components/ui/feedback/ErrorState';
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '~/components/ui/overlays/Dialog';
import { formatCount } from '~/lib/format/format';
import { NEW_CAMPAIGN, type OutreachCampaignChoice, useOutreachCampaignChoice } from './use-campaign-choice';

interface OutreachCampaignDialogProps {
  title: string;
  /** Label of the button that goes on with the chosen campaign. */
  confirmLabel: string;
  /** What else the choice does, and what it costs. */
  note?: string;
  /** What follows the choice is under way: the dialog can't be closed then. */
  isPending: boolean;
  onChoose: (campaignId: string) => void;
  onClose: () => void;
}

/** Asks for an outreach campaign: one that there is, or a new one by name. Begins open. */
export function OutreachCampaignDialog(props: OutreachCampaignDialogProps) {
  const { title, confirmLabel, note = '', onChoose, onClose } = props;
  const form = useOutreachCampaignChoice(onChoose);
  const isPending = props.isPending || form.isCreating;
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!isPending) form.submit();
  };
  return (
    // Neither Escape nor a click beside it takes back what is on its way to the server.
    <Dialog open onOpenChange={(isOpen) => !isOpen && !isPending && onClose()}>
      <DialogContent className="sm:max-w-md">
        <DialogHeader>
          <DialogTitle>{title}</DialogTitle>
          <DialogDescription>
            Choose an outreach campaign or create a new one. {note} This does not send anything.
          </DialogDescription>
        </DialogHeader>
        <form noValidate onSubmit={onSubmit} className="flex min-h-0 flex-1 flex-col gap-4">
          {form.open === undefined && form.campaigns.error ? (
            <ErrorState
              title="Failed to fetch outreach campaigns"
              error={form.campaigns.error}
              onRetry={() => void form.campaigns.refetch()}
            />
          ) : form.open === undefined ? (
            <p role="status">Loading campaigns…</p>
          ) : (
            <Choices form={form} isDisabled={isPending} />
          )}
          <DialogFooter>
            <Button variant="outline" disabled={isPending} onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" disabled={isPending || form.open === undefined}>
              {form.isCreating ? 'Creating...' : isPending ? 'Saving…' : confirmLabel}
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}

function Choices({ form, isDisabled }: { form: OutreachCampaignChoice; isDisabled: boolean }) {
  const isNew = form.choice === NEW_CAMPAIGN;
  return (
    <fieldset disabled={isDisabled} className="flex min-w-0 flex-col gap-3">
      <legend className="sr-only">Outreach campaign</legend>
      <div className="flex max-h-72 flex-col gap-1 overflow-y-auto">
        {form.open?.map(({ id, name, status, totalTargets }) => (
          <Choice
            key={id}
            label={name}
            detail={`${status} · ${formatCount(totalTargets, 'target', 'targets')}`}
            isChosen={form.choice === id}
            onChoose={() => form.choose(id)}
          />
        ))}
        <Choice label="New campaign" isChosen={isNew} onChoose={() => form.choose(NEW_CAMPAIGN)} />
      </div>
      {isNew && (
        <Field label="Campaign name *" hint="Created as a draft for connection requests.">
          {(control) => (
            <Input
              {...control}
              required
              autoComplete="off"
              maxLength={OUTREACH_NAME_MAX}
              placeholder="e.g., CTOs in Berlin"
              value={form.name}
              onChange={(event) => form.changeName(event.target.value)}
            />
          )}
        </Field>
      )}
    </fieldset>
  );
}

interface ChoiceProps {
  label: string;
  detail?: string;
  isChosen: boolean;
  onChoose: () => void;
}

function Choice({ label, detail, isChosen, onChoose }: ChoiceProps) {
  return (
    <label className="flex cursor-pointer items-center gap-2 rounded-md px-2 py-1.5 hover:bg-accent">
      <input type="radio" name="outreach-campaign" className="size-4 shrink-0" checked={isChosen} onChange={onChoose} />
      <span className="min-w-0 flex-1 break-words">{label}</span>
      {detail && <span className="shrink-0 text-muted-foreground text-xs">{detail}</span>}
    </label>
  );
}
