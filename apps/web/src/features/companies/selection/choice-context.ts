import { createContext, useContext } from 'react';
import type { ChosenRows } from '~/lib/state/chosen-rows';

export interface Choice {
  selection: ChosenRows;
  /** Of the loaded rows. */
  areAllChosen: boolean;
  onChoose: (id: string, isOn: boolean, hasShift: boolean) => void;
  /** All loaded rows, or none. */
  onChooseLoaded: (isOn: boolean) => void;
}

/** The cells of the table read it here: handed down, it would draw every row again at each click. */
export const ChoiceContext = createContext<Choice | null>(null);

export function useChoice(): Choice {
  const choice = useContext(ChoiceContext);
  if (choice === null) throw new Error('There is no table to choose rows of');
  return choice;
}
