import { CircleCheck, CircleSlash } from 'lucide-react';
import { cn } from '~/lib/cn';
import type { SourceRowData } from './source-row';

/** Whether a figure is part of the headcount, and the rule that decided it. */
export function Verdict({ verdict: { isUsed, text } }: { verdict: NonNullable<SourceRowData['verdict']> }) {
  const Icon = isUsed ? CircleCheck : CircleSlash;
  return (
    <span className="flex items-start gap-1.5 text-muted-foreground">
      <Icon aria-hidden className={cn('mt-[0.2em] size-3.5 shrink-0', isUsed && 'text-success')} />
      <span className="min-w-0">{text}</span>
    </span>
  );
}
