import { type CompanyFilter, describePart } from '@workbench/services/companies/filter';
import { X } from 'lucide-react';
import { alternativesOf } from './filter-parts';
import { useFilterNames } from './use-filter-names';

interface FilterChipProps {
  part: CompanyFilter;
  onEdit: () => void;
  onRemove: () => void;
}

/** One part of the filter in words: a click edits it, the x removes it. What is too deep for the form is only read. */
export function FilterChip({ part, onEdit, onRemove }: FilterChipProps) {
  const words = describePart(part, useFilterNames());
  return (
    <span className="inline-flex max-w-full items-center gap-1 rounded bg-muted py-0.5 pr-1 pl-2 text-ui">
      {alternativesOf(part) === null ? (
        <span className="min-w-0 break-words" title="Made by a link or a script; it applies, and can be removed here">
          {words}
        </span>
      ) : (
        <button
          type="button"
          aria-label={`Edit filter: ${words}`}
          onClick={onEdit}
          className="min-h-6 min-w-0 break-words rounded text-left hover:underline"
        >
          {words}
        </button>
      )}
      <button
        type="button"
        data-remove
        aria-label={`Remove filter: ${words}`}
        onClick={onRemove}
        className="flex size-6 shrink-0 items-center justify-center rounded hover:bg-accent"
      >
        <X aria-hidden className="size-3.5" />
      </button>
    </span>
  );
}
