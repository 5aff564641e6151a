import {
  COLUMN_NAMES,
  CUSTOM_COLUMN,
  DENSITIES,
  SOURCE_COLUMN,
  STANDARD_COLUMNS,
  VIEW_COLUMNS_MAX,
} from '@workbench/services/views/limits';
import { useState } from 'react';
import { Button } from '~/components/ui/controls/Button';
import { trpc } from '~/lib/api/trpc';
import { useOwnColumns } from '../custom/use-own-columns';
import { useListParams } from '../search/use-list-params';
import { readColumns } from '../url-params';
import { useViewChange } from '../views/use-views';
import { ColumnBox } from './ColumnBox';
import { findColumn } from './catalogue';
import { moveColumn, toggleColumn } from './column-choice';
import { MoveButtons } from './MoveButtons';

/** The shown columns in their order, those that can be added, and the height of the rows. */
export function ColumnChoice() {
  const search = useListParams();
  const change = useViewChange();
  const [said, setSaid] = useState('');
  const own = useOwnColumns();
  const sources = trpc.companies.filterValues.useQuery({ field: 'source' });
  const chosen: readonly string[] = readColumns(search.columns ?? '') ?? STANDARD_COLUMNS;
  const offered = [
    ...COLUMN_NAMES,
    ...own.columns.map(({ key }) => CUSTOM_COLUMN + key),
    ...(sources.data ?? []).map(({ value }) => SOURCE_COLUMN + value),
  ];
  const isFull = chosen.length >= VIEW_COLUMNS_MAX;
  const labelOf = (name: string) =>
    findColumn(name, own.columns)?.label ?? `${name.replace(CUSTOM_COLUMN, '')} (deleted)`;
  const choose = (columns: string[]) => change({ columns: JSON.stringify(columns) }, { replace: true });
  const toggle = (name: string) => {
    setSaid(`${labelOf(name)} ${chosen.includes(name) ? 'hidden' : 'shown as the last column'}`);
    choose(toggleColumn(chosen, name));
  };
  return (
    <>
      <p role="status" className="sr-only">
        {said}
      </p>
      <fieldset className="flex flex-col">
        <legend className="pb-1 text-muted-foreground text-xs">Shown, after the company</legend>
        {chosen.map((name, index) => (
          <div key={name} className="flex h-8 items-center gap-1">
            <ColumnBox label={labelOf(name)} isChosen onToggle={() => toggle(name)} />
            <MoveButtons
              label={labelOf(name)}
              isFirst={index === 0}
              isLast={index === chosen.length - 1}
              onMove={(by) => choose(moveColumn(chosen, name, by))}
            />
          </div>
        ))}
      </fieldset>
      <fieldset className="flex flex-col">
        <legend className="pb-1 text-muted-foreground text-xs">
          {isFull ? `Not shown: a table has at most ${VIEW_COLUMNS_MAX} columns` : 'Not shown'}
        </legend>
        {offered
          .filter((name) => !chosen.includes(name))
          .map((name) => (
            <div key={name} className="flex h-8 items-center">
              <ColumnBox label={labelOf(name)} isChosen={false} isDisabled={isFull} onToggle={() => toggle(name)} />
            </div>
          ))}
        {(sources.isError || own.error !== null) && (
          <p role="alert" className="py-1 text-destructive">
            Failed to fetch the columns of sources and own columns. Close this and open it again.
          </p>
        )}
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
      <Button variant="outline" size="sm" onClick={() => change({ columns: undefined }, { replace: true })}>
        Standard columns
      </Button>
    </>
  );
}
