import type { Lead, LeadFieldOutcome } from '@workbench/services/leads/schemas';
import {
  Briefcase,
  Building2,
  Check,
  CircleDashed,
  Contact,
  Lightbulb,
  Lock,
  type LucideIcon,
  Mail,
  Minus,
  Phone,
  SkipForward,
  TriangleAlert,
  UserSearch,
} from 'lucide-react';
import { cn } from '~/lib/cn';
import { outcomeText } from '../../finding-labels';

const SHOWN = [
  ['email', Mail],
  ['phone', Phone],
  ['title', Briefcase],
  ['company', Building2],
  ['linkedinUrl', Contact],
] as const;

const MARKS: Record<LeadFieldOutcome['state'], { mark: LucideIcon; className: string }> = {
  found: { mark: Check, className: 'text-success' },
  suggestion: { mark: Lightbulb, className: 'text-link' },
  review: { mark: UserSearch, className: 'text-warning' },
  not_found: { mark: Minus, className: 'text-muted-foreground' },
  skipped: { mark: SkipForward, className: 'text-warning' },
  failed: { mark: TriangleAlert, className: 'text-destructive' },
  locked: { mark: Lock, className: 'text-muted-foreground' },
  pending: { mark: CircleDashed, className: 'text-muted-foreground' },
};

/** What was found for the fields that are searched most: an icon for the field, one beneath it for the outcome. */
export function LeadOutcomes({ outcomes }: { outcomes: Lead['outcomes'] }) {
  const text = SHOWN.map(([field]) => outcomeText(field, outcomes[field])).join(', ');
  return (
    <span role="img" aria-label={text} className="flex shrink-0 items-center gap-2">
      {SHOWN.map(([field, Icon]) => {
        const { mark: Mark, className: tone } = MARKS[outcomes[field].state];
        return (
          <span key={field} title={outcomeText(field, outcomes[field])} className="flex flex-col items-center gap-0.5">
            <Icon aria-hidden className="size-3.5 text-muted-foreground" />
            <Mark aria-hidden className={cn('size-3.5', tone)} />
          </span>
        );
      })}
    </span>
  );
}
