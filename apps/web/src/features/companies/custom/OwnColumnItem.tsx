import { OWN_COLUMN_TYPE_LABEL } from '@workbench/services/companies/filter';
import type { OwnColumn } from '@workbench/services/companies/schemas';
import { Pencil, Trash2 } from 'lucide-react';
import { Button } from '~/components/ui/controls/Button';
import { trpc } from '~/lib/api/trpc';
import { toastFailure } from '~/lib/notifications/toast-failure';
import { MoveButtons } from '../columns/MoveButtons';
import { OwnColumnForm } from './OwnColumnForm';

interface OwnColumnItemProps {
  column: OwnColumn;
  /** Of the column among all, from 0. */
  position: { at: number; last: number };
  isEdited: boolean;
  onEdit: (isEdited: boolean) => void;
  onDelete: () => void;
}

/** One own column with what can be done with it. */
export function OwnColumnItem({ column, position: { at, last }, isEdited, onEdit, onDelete }: OwnColumnItemProps) {
  const move = trpc.companies.updateOwnColumn.useMutation({
    onError: (error) => toastFailure('Failed to Move Column', error),
  });
  const { key, name, type, options } = column;
  if (isEdited) {
    return (
      <li className="py-2">
        <OwnColumnForm column={column} onClose={() => onEdit(false)} />
      </li>
    );
  }
  return (
    <li className="flex min-w-0 flex-wrap items-center gap-1 py-1.5">
      <div className="min-w-0 flex-1 basis-40">
        <p className="break-words font-medium">{name}</p>
        <p className="truncate text-muted-foreground text-xs" title={options.join(', ')}>
          {OWN_COLUMN_TYPE_LABEL[type]}
          {options.length > 0 && `: ${options.join(', ')}`}
        </p>
      </div>
      <MoveButtons
        label={name}
        isFirst={at === 0}
        isLast={at === last}
        onMove={(by) => {
          const position = at + by;
          if (position >= 0 && position <= last && !move.isPending) move.mutate({ key, position });
        }}
      />
      <Button variant="ghost" size="icon-sm" aria-label={`Edit ${name}`} onClick={() => onEdit(true)}>
        <Pencil aria-hidden />
      </Button>
      <Button variant="ghost" size="icon-sm" aria-label={`Delete ${name}`} onClick={onDelete}>
        <Trash2 aria-hidden />
      </Button>
    </li>
  );
}
