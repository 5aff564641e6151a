import { type CompanyFilter, type FilterCondition, formatFilter } from '@workbench/services/companies/filter';
import { ListFilter } from 'lucide-react';
import { Popover } from 'radix-ui';
import { memo, useRef, useState } from 'react';
import { Button } from '~/components/ui/controls/Button';
import { readShortcutsEnabled } from '~/lib/browser/keyboard/letter-shortcuts';
import { useLetterShortcuts } from '~/lib/browser/keyboard/use-letter-shortcuts';
import { NARROW_SCREEN, useMediaQuery } from '~/lib/browser/use-media-query';
import { FilterChips } from './FilterChips';
import { FilterSheet } from './FilterSheet';
import { type EditedPart, topParts, withPart } from './filter-parts';
import { PartEditor } from './PartEditor';

interface FilterBarProps {
  filter: CompanyFilter | null;
  /** How many companies match: "12 companies found". */
  found: string | null;
  /** What closing the sheet leads to. */
  done?: string;
  /** As text; empty for none. */
  onChange: (filter: string) => void;
}

/** The filter of the list as chips, and a form for one part at a time: a popover, on narrow screens a sheet. */
export const FilterBar = memo(function FilterBar(props: FilterBarProps) {
  const { filter, found, done = 'Show companies', onChange } = props;
  const [edited, setEdited] = useState<EditedPart | null>(null);
  const [isSheetOpen, setSheetOpen] = useState(false);
  const isNarrow = useMediaQuery(NARROW_SCREEN);
  const opener = useRef<HTMLButtonElement>(null);
  const parts = topParts(filter);
  const change = (next: CompanyFilter | null) => onChange(next === null ? '' : formatFilter(next));
  const apply = (alternatives: readonly FilterCondition[], at: EditedPart) => {
    setEdited(null);
    change(withPart(filter, at === 'new' ? null : at, alternatives));
  };
  useLetterShortcuts(['f'], readShortcutsEnabled(), () => {
    setEdited('new');
    setSheetOpen(isNarrow);
  });
  const remove = (index: number) => apply([], index);
  const openerProps = { ref: opener, variant: 'outline', 'aria-keyshortcuts': 'f', title: 'Filter (f)' } as const;

  if (isNarrow) {
    return (
      <>
        <Button {...openerProps} aria-haspopup="dialog" className="self-start" onClick={() => setSheetOpen(true)}>
          <ListFilter aria-hidden />
          Filter{parts.length > 0 && ` (${parts.length})`}
        </Button>
        {(isSheetOpen || edited !== null) && (
          <FilterSheet
            parts={parts}
            edited={edited}
            found={found}
            done={done}
            onEdit={setEdited}
            onApply={apply}
            onClear={() => change(null)}
            onClose={() => {
              setSheetOpen(false);
              setEdited(null);
            }}
          />
        )}
      </>
    );
  }
  return (
    <div className="flex min-w-0 items-start gap-2">
      <Popover.Root open={edited !== null} onOpenChange={(isOpen) => setEdited(isOpen ? 'new' : null)}>
        <Popover.Trigger asChild>
          <Button {...openerProps} size="sm">
            <ListFilter aria-hidden />
            Filter
          </Button>
        </Popover.Trigger>
        {/* Beside its button instead of at the end of the document, and so inside the landmark of the screen. */}
        <Popover.Content
          aria-label={edited === 'new' ? 'Add a filter' : 'Edit the filter'}
          align="start"
          sideOffset={4}
          collisionPadding={8}
          // Opened again before the focus came back: it belongs to the form.
          onCloseAutoFocus={(event) => opener.current?.ariaExpanded === 'true' && event.preventDefault()}
          className="z-40 w-96 max-w-[calc(100vw-1rem)] rounded-md border border-border bg-popover p-4 shadow-float"
        >
          {edited !== null && (
            <PartEditor
              key={edited}
              part={edited === 'new' ? null : (parts[edited] ?? null)}
              onApply={(alternatives) => apply(alternatives, edited)}
              onCancel={() => setEdited(null)}
            />
          )}
        </Popover.Content>
      </Popover.Root>
      <FilterChips parts={parts} onEdit={setEdited} onRemove={remove} onClear={() => change(null)} opener={opener} />
    </div>
  );
});
