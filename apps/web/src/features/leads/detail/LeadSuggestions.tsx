import type { LeadDetail } from '@workbench/services/leads/schemas';
import { Check, X } from 'lucide-react';
import { Button } from '~/components/ui/controls/Button';
import { DASH, formatDate } from '~/lib/format/format';
import { confidenceText, leadFieldLabel, leadSourceLabel } from '../lead-labels';
import { LeadDetailSection } from './LeadDetailSection';
import type { LeadActions } from './use-lead';

/** Values that differ from what a person gave: each is taken or dismissed. */
export function LeadSuggestions({ lead, actions: { suggestion } }: { lead: LeadDetail; actions: LeadActions }) {
  if (lead.suggestions.length === 0) return null;
  return (
    <LeadDetailSection title={`Suggestions (${lead.suggestions.length})`}>
      <ul className="flex flex-col gap-2">
        {lead.suggestions.map(({ field, value, source, confidence, at }) => {
          const label = leadFieldLabel(field);
          const what = `${label} ${value} from ${leadSourceLabel(source)}`;
          const decide = (accept: boolean) => suggestion.mutate({ id: lead.id, field, value, accept });
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
                  {[leadSourceLabel(source), confidenceText(confidence), formatDate(at)].join(' · ')}
                </p>
              </div>
              <Button
                variant="outline"
                size="sm"
                aria-label={`Accept ${what}`}
                disabled={suggestion.isPending}
                onClick={() => decide(true)}
              >
                <Check aria-hidden />
                Accept
              </Button>
              <Button
                variant="ghost"
                size="sm"
                aria-label={`Dismiss ${what}`}
                disabled={suggestion.isPending}
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
