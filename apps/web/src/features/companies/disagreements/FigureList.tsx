import type { Disagreement } from '@workbench/services/companies/schemas';
import { CircleCheck, CircleSlash } from 'lucide-react';
import { Button } from '~/components/ui/controls/Button';
import { Badge } from '~/components/ui/display/Badge';
import { FIGURE_KIND_LABEL, FIGURE_SCOPE_LABEL } from '~/lib/format/figures';
import { formatDay } from '~/lib/format/format-day';

interface FigureListProps extends Pick<Disagreement, 'figures' | 'decision'> {
  isBusy: boolean;
  onPrefer: (source: string) => void;
}

type Figure = Disagreement['figures'][number];

const KIND: Partial<Record<string, string>> = FIGURE_KIND_LABEL;
const SCOPE: Partial<Record<string, string>> = FIGURE_SCOPE_LABEL;

/** The figures of a company one below the other, each with whether it counts and why. */
export function FigureList({ figures, decision, isBusy, onPrefer }: FigureListProps) {
  return (
    <ul aria-label="Figures by source" className="divide-y divide-border rounded-md border border-border">
      {figures.map((figure) => {
        const { source, value, used, reason } = figure;
        const Icon = used ? CircleCheck : CircleSlash;
        return (
          <li key={source} className="grid grid-cols-[minmax(0,1fr)_auto_5.5rem] items-start gap-x-3 px-3 py-1.5">
            <div className="flex min-w-0 items-start gap-2">
              <Icon
                aria-hidden
                className={
                  used ? 'mt-0.5 size-4 shrink-0 text-success' : 'mt-0.5 size-4 shrink-0 text-muted-foreground'
                }
              />
              <span className="min-w-0 break-words">{source}</span>
            </div>
            <span className="whitespace-nowrap font-medium tabular-nums">{value}</span>
            <div className="row-span-2 text-right">
              {decision?.kind === 'preferred' && decision.source === source ? (
                <Badge>Preferred</Badge>
              ) : (
                canPrefer(figure, decision) && (
                  <Button
                    variant="outline"
                    size="sm"
                    aria-label={`Prefer ${source} here`}
                    disabled={isBusy}
                    onClick={() => onPrefer(source)}
                  >
                    Prefer
                  </Button>
                )
              )}
            </div>
            <p className="col-span-2 pl-6 text-muted-foreground text-xs">
              <span className="inline-block first-letter:uppercase">{[reason, ...qualities(figure)].join(' · ')}</span>
            </p>
          </li>
        );
      })}
    </ul>
  );
}

/** A typed headcount comes before every source. */
function canPrefer({ reasonCode }: Figure, decision: Disagreement['decision']): boolean {
  return decision?.kind !== 'typed' && reasonCode !== 'no_headcount' && reasonCode !== 'counts_parent';
}

/** What the figure counts and for which day; a source that gave no figure counts nothing. */
function qualities({ reasonCode, scope, kind, asOf }: Figure): string[] {
  if (reasonCode === 'no_headcount') return [];
  const words = [KIND[kind ?? ''], scope === 'unknown' ? '' : SCOPE[scope ?? ''], asOf && `as of ${formatDay(asOf)}`];
  return words.flatMap((word) => word || []);
}
