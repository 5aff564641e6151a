import type { Company } from '@workbench/services/companies/schemas';
import { useEffect, useRef } from 'react';
import { RowCheckbox } from '~/components/selection/RowCheckbox';
import { isChosen } from '~/lib/state/chosen-rows';
import type { LeadingColumn } from '../columns/company-column';
import { useChoice } from './choice-context';

/** The column of boxes in front of the companies. */
export const CHOICE_COLUMN: LeadingColumn = { head: <HeadCheckbox />, Cell: ChoiceCell };

function ChoiceCell({ company: { id, name } }: { company: Company }) {
  const { selection, onChoose } = useChoice();
  return (
    <RowCheckbox
      id={id}
      name={name}
      isChosen={isChosen(selection, id)}
      onChoose={onChoose}
      // All of the cell, for a finger.
      className="absolute inset-0 flex cursor-pointer items-center pl-3"
    />
  );
}

function HeadCheckbox() {
  const { selection, areAllChosen, onChooseLoaded } = useChoice();
  const box = useRef<HTMLInputElement>(null);
  const isPartly = !areAllChosen && (selection.isAll || selection.ids.size > 0);
  useEffect(() => {
    if (box.current) box.current.indeterminate = isPartly;
  }, [isPartly]);
  return (
    <input
      ref={box}
      type="checkbox"
      aria-label="Select all loaded companies"
      title="Select all loaded companies"
      checked={areAllChosen}
      onChange={() => onChooseLoaded(!areAllChosen && !isPartly)}
      className="grid size-4"
    />
  );
}
