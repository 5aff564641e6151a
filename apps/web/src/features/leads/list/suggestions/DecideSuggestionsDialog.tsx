import type { LeadDecisions } from '@workbench/services/leads/schemas';
import { useState } from 'react';
import { Button } from '~/components/ui/controls/Button';
import { Field } from '~/components/ui/controls/Field';
import { Select } from '~/components/ui/controls/Select';
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '~/components/ui/overlays/Dialog';
import { errorMessage } from '~/lib/api/errors';
import { formatCount, formatNumber } from '~/lib/format/format';
import { LEAD_FIELD_LABELS } from '../../lead-labels';
import { LeftSuggestionList } from './LeftSuggestionList';
import { type SuggestionTarget, useDecideSuggestions } from './use-decide-suggestions';

interface DecideSuggestionsDialogProps {
  target: SuggestionTarget;
  onDone: () => void;
  onClose: () => void;
}

/** Accepts or dismisses the suggestions of many leads, after it has said how many. Begins open. */
export function DecideSuggestionsDialog({ target, onDone, onClose }: DecideSuggestionsDialogProps) {
  const [accept, setAccept] = useState(true);
  const [fieldName, setFieldName] = useState('');
  const field = LEAD_FIELD_LABELS.find(([name]) => name === fieldName)?.[0] ?? null;
  const { preview, decide, isDeciding } = useDecideSuggestions({ target, accept, field }, () => {
    onDone();
    onClose();
  });
  const { data: counted } = preview;
  const verb = accept ? 'Accept' : 'Dismiss';
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && !isDeciding && onClose()}>
      <DialogContent className="sm:max-w-lg">
        <DialogHeader>
          <DialogTitle>Decide suggestions</DialogTitle>
          <DialogDescription>
            {'ids' in target
              ? `For the ${formatCount(target.ids.length, 'selected lead', 'selected leads')}.`
              : 'For all leads that match the filters.'}{' '}
            Values that someone typed or accepted are kept, and people on the do-not-contact list are skipped.
          </DialogDescription>
        </DialogHeader>
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label="Decision">
            {(control) => (
              <Select
                {...control}
                value={accept ? 'accept' : 'dismiss'}
                onChange={(event) => setAccept(event.target.value === 'accept')}
              >
                <option value="accept">Accept</option>
                <option value="dismiss">Dismiss</option>
              </Select>
            )}
          </Field>
          <Field label="Field">
            {(control) => (
              <Select {...control} value={fieldName} onChange={(event) => setFieldName(event.target.value)}>
                <option value="">All fields</option>
                {LEAD_FIELD_LABELS.map(([name, label]) => (
                  <option key={name} value={name}>
                    {label}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        </div>
        <p role="status">{counted ? countText(counted) : preview.error ? errorMessage(preview.error) : 'Counting…'}</p>
        {counted && <LeftSuggestionList {...counted} />}
        <DialogFooter>
          <Button variant="outline" disabled={isDeciding} onClick={onClose}>
            Cancel
          </Button>
          <Button
            disabled={counted === undefined || counted.suggestions === 0 || isDeciding}
            onClick={() => counted && decide(counted.at)}
          >
            {counted ? `${verb} ${formatNumber(counted.suggestions)}` : verb}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}

function countText({ suggestions, leads }: LeadDecisions): string {
  if (suggestions === 0) return 'No suggestions to decide.';
  return `${formatCount(suggestions, 'suggestion', 'suggestions')} of ${formatCount(leads, 'lead', 'leads')}.`;
}
