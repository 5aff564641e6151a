import type { CompanyFilter } from '@workbench/services/companies/filter';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { Button } from '~/components/ui/controls/Button';
import { FilterChip } from './FilterChip';

interface FilterChipsProps {
  parts: readonly CompanyFilter[];
  onEdit: (index: number) => void;
  onRemove: (index: number) => void;
  onClear: () => void;
  /** Takes the focus when the last chip is gone. */
  opener: RefObject<HTMLButtonElement | null>;
}

/** The parts of the filter side by side: all of them apply. */
export function FilterChips({ parts, onEdit, onRemove, onClear, opener }: FilterChipsProps) {
  const list = useRef<HTMLUListElement>(null);
  /** Position of a chip that was removed: the focus goes to the one that takes its position. */
  const removedAt = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (removedAt.current === null) return;
    const buttons = list.current?.querySelectorAll<HTMLButtonElement>('button[data-remove]') ?? [];
    const next = buttons[Math.min(removedAt.current, buttons.length - 1)] ?? opener.current;
    removedAt.current = null;
    next?.focus();
  });
  if (parts.length === 0) return null;
  return (
    <>
      <ul ref={list} aria-label="Filter" className="flex min-h-8 min-w-0 flex-wrap items-center gap-2">
        {parts.map((part, index) => (
          <li key={JSON.stringify(part)} className="min-w-0 max-w-full">
            <FilterChip
              part={part}
              onEdit={() => onEdit(index)}
              onRemove={() => {
                removedAt.current = index;
                onRemove(index);
              }}
            />
          </li>
        ))}
      </ul>
      {parts.length > 1 && (
        <Button
          variant="link"
          size="sm"
          className="px-1"
          onClick={() => {
            removedAt.current = 0;
            onClear();
          }}
        >
          Clear all
        </Button>
      )}
    </>
  );
}
