import { type ReactNode, useMemo } from 'react';
import { isChosen } from '~/lib/state/chosen-rows';
import type { RowSelection } from '~/lib/state/use-row-selection';
import type { LoadedRows } from '../table/loaded-rows';
import { ChoiceContext } from './choice-context';

interface ChoiceOfRowsProps {
  rows: LoadedRows;
  choice: RowSelection;
  children: ReactNode;
}

/** Lets the rows of a table be chosen. */
export function ChoiceOfRows({ rows, choice: { selection, choose, click, clear }, children }: ChoiceOfRowsProps) {
  const value = useMemo(() => {
    const loaded = () => Array.from({ length: rows.count }, (_, at) => rows.at(at)?.id ?? '');
    const canBeAll = rows.count > 0 && (selection.isAll || selection.ids.size >= rows.count);
    return {
      selection,
      areAllChosen: canBeAll && loaded().every((id) => isChosen(selection, id)),
      onChoose: (id: string, isOn: boolean, hasShift: boolean) => click(id, isOn, hasShift ? loaded() : null),
      onChooseLoaded: (isOn: boolean) => (isOn ? choose(loaded(), true) : clear()),
    };
  }, [rows, selection, choose, click, clear]);
  return <ChoiceContext value={value}>{children}</ChoiceContext>;
}
