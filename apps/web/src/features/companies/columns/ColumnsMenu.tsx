import { useSearch } from '@tanstack/react-router';
import { COLUMN_NAMES, DENSITIES, SOURCE_COLUMN, STANDARD_COLUMNS } from '@workbench/services/views/limits';
import { ArrowDown, ArrowUp, Columns3 } from 'lucide-react';
import { Popover } from 'radix-ui';
import { useState } from 'react';
import { Button } from '~/components/ui/controls/Button';
import { trpc } from '~/lib/api/trpc';
import { type CompaniesParams, readColumns } from '../url-params';
import { useViewChange } from '../views/use-views';
import { findColumn } from './catalogue';
import { moveColumn, toggleColumn } from './column-choice';

/** Chooses the columns of the table, their order and the height of its rows; the address keeps them. */
export function ColumnsMenu() {
  const [isOpen, setOpen] = useState(false);
  return (
    <Popover.Root open={isOpen} onOpenChange={setOpen}>
      <Popover.Trigger asChild>
        <Button variant="outline">
          <Columns3 aria-hidden />
          Columns
        </Button>
      </Popover.Trigger>
      {/* Beside its button instead of at the end of the document, and so inside the landmark of the screen. */}
      <Popover.Content
        aria-label="Columns"
        align="end"
        sideOffset={4}
        collisionPadding={8}
        className="z-40 flex max-h-96 w-72 max-w-[calc(100vw-1rem)] flex-col gap-2 overflow-y-auto rounded-md border border-border bg-popover p-3 shadow-float"
      >
        {isOpen && <ColumnChoice />}
      </Popover.Content>
    </Popover.Root>
  );
}

function ColumnChoice() {
  const search: CompaniesParams = useSearch({ from: '/search' });
  const change = useViewChange();
  const sources = trpc.companies.filterValues.useQuery({ field: 'source' });
  const chosen: readonly string[] = search.columns ? readColumns(search.columns) : STANDARD_COLUMNS;
  const offered = [...COLUMN_NAMES, ...(sources.data ?? []).map(({ value }) => SOURCE_COLUMN + value)];
  const others = offered.filter((name) => !chosen.includes(name));
  const choose = (columns: string[]) => change({ columns: JSON.stringify(columns) }, { replace: true });
  return (
    <>
      <fieldset className="flex flex-col">
        <legend className="pb-1 text-muted-foreground text-xs">Shown after the company</legend>
        {chosen.map((name, index) => (
          <div key={name} className="flex h-8 items-center gap-1">
            <ColumnBox name={name} isChosen onToggle={() => choose(toggleColumn(chosen, name))} />
            <Button
              variant="ghost"
              size="icon-sm"
              aria-label={`Move ${labelOf(name)} up`}
              aria-disabled={index === 0}
              onClick={() => choose(moveColumn(chosen, name, -1))}
            >
              <ArrowUp aria-hidden />
            </Button>
            <Button
              variant="ghost"
              size="icon-sm"
              aria-label={`Move ${labelOf(name)} down`}
              aria-disabled={index === chosen.length - 1}
              onClick={() => choose(moveColumn(chosen, name, 1))}
            >
              <ArrowDown aria-hidden />
            </Button>
          </div>
        ))}
      </fieldset>
      <fieldset className="flex flex-col">
        <legend className="pb-1 text-muted-foreground text-xs">Further columns</legend>
        {others.map((name) => (
          <div key={name} className="flex h-8 items-center">
            <ColumnBox name={name} isChosen={false} onToggle={() => choose(toggleColumn(chosen, name))} />
          </div>
        ))}
        {sources.isError && <p role="alert">The sources could not be read; open this again for their columns.</p>}
      </fieldset>
      <fieldset className="flex gap-4">
        <legend className="pb-1 text-muted-foreground text-xs">Rows</legend>
        {DENSITIES.map((density) => (
          <label key={density} className="flex h-8 items-center gap-2 capitalize">
            <input
              type="radio"
              name="density"
              checked={(search.density ?? 'comfortable') === density}
              onChange={() => change({ density: density === 'compact' ? density : undefined }, { replace: true })}
            />
            {density}
          </label>
        ))}
      </fieldset>
      <Button
        variant="outline"
        size="sm"
        onClick={() => change({ columns: undefined, density: undefined }, { replace: true })}
      >
        Standard columns
      </Button>
    </>
  );
}

interface ColumnBoxProps {
  name: string;
  isChosen: boolean;
  onToggle: () => void;
}

function ColumnBox({ name, isChosen, onToggle }: ColumnBoxProps) {
  return (
    <label className="flex min-w-0 flex-1 items-center gap-2">
      <input type="checkbox" checked={isChosen} onChange={onToggle} />
      <span className="truncate">{labelOf(name)}</span>
    </label>
  );
}

/** A column that is not known here any more is named as the view names it. */
const labelOf = (name: string): string => findColumn(name)?.label ?? name;
