import type { LeadDetail } from '@workbench/services/leads/schemas';
import { Check, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '~/components/ui/controls/Button';
import { DASH, formatDate } from '~/lib/format/format';
import { recordSourceLabel } from '~/lib/format/source-labels';
import { confidenceText, leadFieldLabel } from '../lead-labels';
import { LeadDetailSection } from './LeadDetailSection';
import type { LeadActions } from './use-lead';
import type { LeadSteps } from './use-lead-steps';

interface LeadSuggestionsProps {
  lead: LeadDetail;
  actions: LeadActions;
  steps: LeadSteps;
}

/** Values that differ from what a person gave: each is taken or dismissed. */
export function LeadSuggestions({ lead, actions: { suggestion }, steps }: LeadSuggestionsProps) {
  const list = useRef<HTMLUListElement>(null);
  const { lastAccept } = steps;
  const { isPending } = suggestion;
  useEffect(() => {
    // Enter decides the next one alike: the decided one is gone, and the focus with it.
    if (lastAccept === null || isPending) return;
    list.current?.querySelector<HTMLElement>(`[data-accept="${lastAccept}"]`)?.focus();
  }, [lastAccept, isPending]);
  if (lead.suggestions.length === 0) return null;
  return (
    <LeadDetailSection title={`Suggestions (${lead.suggestions.length})`}>
      <ul ref={list} className="flex flex-col gap-2">
        {lead.suggestions.map(({ field, value, source, confidence, at }) => {
          const label = leadFieldLabel(field);
          const what = `${label} ${value} from ${recordSourceLabel(source)}`;
          const decide = (accept: boolean) =>
            suggestion.mutate(
              { id: lead.id, field, value, accept },
              { onSuccess: ({ suggestions }) => steps.onDecided(accept, suggestions.length) },
            );
          return (
            <li
              key={`${field} ${source} ${value}`}
              className="flex flex-wrap items-center gap-2 rounded-md border border-border bg-muted px-3 py-2"
            >
              <div className="min-w-0 flex-1 basis-56">
                <p className="break-words">
                  <span className="text-muted-foreground">{label}: </span>
                  <span className="text-muted-foreground line-through">{lead[field] || DASH}</span>{' '}
                  <span className="sr-only">change to</span>
                  <span aria-hidden>→</span> <span className="font-medium">{value}</span>
                </p>
                <p className="text-muted-foreground text-xs">
                  {[recordSourceLabel(source), confidenceText(confidence), formatDate(at)].join(' · ')}
                </p>
              </div>
              <Button
                variant="outline"
                size="sm"
                aria-label={`Accept ${what}`}
                data-accept={true}
                disabled={isPending}
                onClick={() => decide(true)}
              >
                <Check aria-hidden />
                Accept
              </Button>
              <Button
                variant="ghost"
                size="sm"
                aria-label={`Dismiss ${what}`}
                data-accept={false}
                disabled={isPending}
                onClick={() => decide(false)}
              >
                <X aria-hidden />
                Dismiss
              </Button>
            </li>
          );
        })}
      </ul>
    </LeadDetailSection>
  );
}
