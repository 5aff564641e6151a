import { TRASH_KIND_NAMES } from '@workbench/services/trash/limits';
import type { TrashEntry } from '@workbench/services/trash/schemas';
import { Undo2 } from 'lucide-react';
import { useId } from 'react';
import { TRASH_KIND_LABEL } from '~/components/trash/trash-labels';
import { Button } from '~/components/ui/controls/Button';
import { SearchBox } from '~/components/ui/controls/SearchBox';
import { Select } from '~/components/ui/controls/Select';
import { formatCount, formatNumber } from '~/lib/format/format';
import type { TrashParams } from './url-params';

interface TrashFilterBarProps {
  params: TrashParams;
  /** undefined until it is known. */
  total: number | undefined;
  selected: readonly TrashEntry[];
  isBusy: boolean;
  onChange: (params: { kind?: string; q?: string }) => void;
  onRestore: () => void;
  onPurge: () => void;
}

/** Search and kind; beneath them the number of entries, and what can be done with those that are chosen. */
export function TrashFilterBar(props: TrashFilterBarProps) {
  const { params, total, selected, isBusy, onChange, onRestore, onPurge } = props;
  const kindId = useId();
  return (
    <div className="flex flex-col gap-3 pb-3">
      <div className="flex flex-wrap items-center gap-3">
        <SearchBox
          value={params.q ?? ''}
          label="Search the trash"
          placeholder="Search by name…"
          onSearch={(q) => onChange({ q })}
        />
        <label htmlFor={kindId} className="sr-only">
          Kind
        </label>
        <Select id={kindId} value={params.kind ?? ''} onChange={(event) => onChange({ kind: event.target.value })}>
          <option value="">All kinds</option>
          {TRASH_KIND_NAMES.map((kind) => (
            <option key={kind} value={kind}>
              {TRASH_KIND_LABEL[kind]}
            </option>
          ))}
        </Select>
      </div>
      <div className="flex min-h-8 flex-wrap items-center gap-2">
        <p role="status" className="mr-auto text-muted-foreground">
          {selected.length > 0
            ? `${formatNumber(selected.length)} selected`
            : total !== undefined && formatCount(total, 'entry', 'entries')}
        </p>
        {selected.length > 0 && (
          <>
            <Button size="sm" disabled={isBusy} onClick={onRestore}>
              <Undo2 aria-hidden />
              {isBusy ? 'Working…' : 'Restore selected'}
            </Button>
            <Button variant="outline" size="sm" disabled={isBusy} onClick={onPurge}>
              Delete selected for good
            </Button>
          </>
        )}
      </div>
    </div>
  );
}
