import { useVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useEffect, useRef } from 'react';
import { ScrollRegion } from '~/components/ui/display/ScrollRegion';
import { cn } from '~/lib/cn';
import type { SelectableCompany } from './selectable-companies';

/** Rows have one height, so that the virtual list needs no measuring. */
const ROW_HEIGHT_PX = 48;

interface CompanyChecklistProps {
  label: string;
  companies: readonly SelectableCompany[];
  /** The list goes back to its top when this changes. */
  listKey: string;
  selected: ReadonlySet<string>;
  isDisabled: boolean;
  onToggle: (id: string) => void;
  /** What stands at the right of a company. */
  aside?: ((company: SelectableCompany) => ReactNode) | undefined;
  className?: string | undefined;
}

/** Companies with a box each, over any number of them; the document holds only those near the visible ones. */
export function CompanyChecklist({
  label,
  companies,
  listKey,
  selected,
  isDisabled,
  onToggle,
  aside,
  className,
}: CompanyChecklistProps) {
  const scroller = useRef<HTMLElement>(null);
  const virtualizer = useVirtualizer({
    count: companies.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT_PX,
    overscan: 8,
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another list begins at its top
  useEffect(() => {
    scroller.current?.scrollTo({ top: 0 });
  }, [listKey]);
  return (
    <ScrollRegion ref={scroller} aria-label={label} className={cn('bg-card', className)}>
      <ul className="relative" style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map(({ index, start }) => {
          const company = companies[index];
          return (
            company && (
              <li
                key={company.id}
                aria-setsize={companies.length}
                aria-posinset={index + 1}
                className="absolute inset-x-0 top-0 flex items-center border-border border-b pr-3"
                style={{ height: ROW_HEIGHT_PX, transform: `translateY(${start}px)` }}
              >
                <CompanyBox
                  company={company}
                  isSelected={selected.has(company.id)}
                  isDisabled={isDisabled}
                  onToggle={onToggle}
                />
                {aside?.(company)}
              </li>
            )
          );
        })}
      </ul>
    </ScrollRegion>
  );
}

interface CompanyBoxProps {
  company: SelectableCompany;
  isSelected: boolean;
  isDisabled: boolean;
  onToggle: (id: string) => void;
}

function CompanyBox({ company, isSelected, isDisabled, onToggle }: CompanyBoxProps) {
  return (
    <label
      className={cn('flex h-full min-w-0 flex-1 items-center gap-3 pl-3', isDisabled ? 'opacity-80' : 'cursor-pointer')}
    >
      <input
        type="checkbox"
        checked={isSelected}
        disabled={isDisabled}
        onChange={() => onToggle(company.id)}
        className="size-4 shrink-0"
      />
      <span className="flex min-w-0 flex-col">
        <span className="truncate font-medium" title={company.name}>
          {company.name}
        </span>
        <span className="truncate text-muted-foreground text-xs" title={company.domain}>
          {company.domain || 'No domain'}
        </span>
      </span>
    </label>
  );
}
