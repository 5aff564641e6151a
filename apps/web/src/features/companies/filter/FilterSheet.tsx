import type { CompanyFilter, FilterCondition } from '@workbench/services/companies/filter';
import { Plus } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '~/components/ui/controls/Button';
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '~/components/ui/overlays/Dialog';
import { FilterChips } from './FilterChips';
import type { EditedPart } from './filter-parts';
import { PartEditor } from './PartEditor';

interface FilterSheetProps {
  parts: readonly CompanyFilter[];
  edited: EditedPart | null;
  found: string | null;
  done: string;
  onEdit: (part: EditedPart | null) => void;
  onApply: (alternatives: readonly FilterCondition[], at: EditedPart) => void;
  onClear: () => void;
  onClose: () => void;
}

/** The filter on a narrow screen: its parts, and the form of one. */
export function FilterSheet({ parts, edited, found, done, onEdit, onApply, onClear, onClose }: FilterSheetProps) {
  const adder = useRef<HTMLButtonElement>(null);
  const shown = edited ?? (parts.length === 0 ? 'new' : null);
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>Filter</DialogTitle>
          <DialogDescription role="status">{found ?? 'Loading companies...'}</DialogDescription>
        </DialogHeader>
        <FilterChips
          parts={parts}
          onEdit={onEdit}
          onRemove={(index) => onApply([], index)}
          onClear={onClear}
          opener={adder}
        />
        {shown === null ? (
          <Button ref={adder} variant="outline" onClick={() => onEdit('new')}>
            <Plus aria-hidden />
            Add a condition
          </Button>
        ) : (
          <PartEditor
            key={shown}
            part={shown === 'new' ? null : (parts[shown] ?? null)}
            onApply={(alternatives) => onApply(alternatives, shown)}
            onCancel={() => (parts.length === 0 ? onClose() : onEdit(null))}
          />
        )}
        <DialogFooter>
          <Button onClick={onClose}>{done}</Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
