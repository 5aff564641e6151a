import { Check, Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { cn } from '~/lib/cn';
import { webLink } from '~/lib/format/links';
import type { ComparedRow, ComparedValue } from './compared-row';

const GRID = 'grid grid-cols-1 sm:grid-cols-[6.5rem_minmax(0,1fr)_minmax(0,1fr)] gap-x-3 gap-y-1';

interface ComparisonGridProps {
  /** Of the two records, on top of their columns. */
  heads: readonly [ReactNode, ReactNode];
  names: readonly [string, string];
  rows: readonly ComparedRow[];
  onChoose: (field: string, side: 0 | 1) => void;
}

/** Two records value by value; what is kept is marked, and chosen where it is a choice. Narrow: one below the other. */
export function ComparisonGrid({ heads, names, rows, onChoose }: ComparisonGridProps) {
  return (
    <div className="overflow-hidden rounded-lg border border-border bg-card">
      <div className={cn(GRID, 'bg-muted px-4 py-3')}>
        <span className="hidden sm:block" />
        {heads[0]}
        {heads[1]}
      </div>
      {rows.map((row) => (
        <fieldset key={row.field} className="border-border border-t px-4 py-2">
          <legend className="sr-only">{row.label}</legend>
          <div className={GRID}>
            <span aria-hidden className="text-muted-foreground text-ui sm:pt-1">
              {row.label}
            </span>
            {([0, 1] as const).map((side) => (
              <Value key={side} row={row} side={side} name={names[side]} onChoose={() => onChoose(row.field, side)} />
            ))}
          </div>
        </fieldset>
      ))}
    </div>
  );
}

interface ValueProps {
  row: ComparedRow;
  side: 0 | 1;
  name: string;
  onChoose: () => void;
}

function Value({ row: { field, values, kept, isChoice }, side, name, onChoose }: ValueProps) {
  const value = values[side];
  const isKept = !value.isEmpty && (kept === 'both' || kept === side);
  const content = (
    <>
      <span className="flex items-start gap-1.5">
        {isChoice ? (
          <input
            type="radio"
            name={`keep-${field}`}
            className="mt-1 shrink-0"
            checked={kept === side}
            onChange={onChoose}
          />
        ) : (
          <Check aria-hidden className={cn('mt-0.5 size-4 shrink-0 text-success', !isKept && 'invisible')} />
        )}
        <span className="min-w-0 break-words">
          <span className={cn('text-muted-foreground sm:sr-only', field === 'name' && 'sr-only')}>{name}: </span>
          <span className={cn('whitespace-pre-line', isKept ? 'font-medium' : 'text-muted-foreground')}>
            {value.text}
          </span>
          {value.isLocked && (
            <Lock role="img" aria-label="Locked" className="ml-1.5 inline size-3.5 text-muted-foreground" />
          )}
          {isKept && !isChoice && <span className="sr-only"> (kept)</span>}
        </span>
      </span>
      <Origin value={value} />
    </>
  );
  const looks = cn('flex min-w-0 flex-col rounded-md px-2 py-1', isKept && 'bg-accent');
  return isChoice ? (
    // biome-ignore lint/a11y/noLabelWithoutControl: the radio is within its content
    <label className={cn(looks, 'cursor-pointer hover:bg-accent')}>{content}</label>
  ) : (
    <div className={looks}>{content}</div>
  );
}

function Origin({ value: { origin, url } }: { value: ComparedValue }) {
  if (origin === null) return null;
  const href = webLink(url);
  return (
    <span className="break-words pl-5.5 text-muted-foreground text-xs">
      {origin}
      {href !== null && (
        <>
          {' · '}
          <a href={href} target="_blank" rel="noopener noreferrer" className="text-link underline underline-offset-4">
            source
          </a>
        </>
      )}
    </span>
  );
}
