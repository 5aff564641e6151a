import type { LeadList, WriteBackPlan } from '@workbench/services/leads/schemas';
import { Upload } from 'lucide-react';
import { Button } from '~/components/ui/controls/Button';
import { ScrollRegion } from '~/components/ui/display/ScrollRegion';
import { TABLE_ROW, Table } from '~/components/ui/display/Table';
import { EmptyState } from '~/components/ui/feedback/EmptyState';
import { Skeleton } from '~/components/ui/feedback/Skeleton';
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '~/components/ui/overlays/Dialog';
import { errorMessage } from '~/lib/api/errors';
import { trpc } from '~/lib/api/trpc';
import { cn } from '~/lib/cn';
import { formatCount, formatNumber } from '~/lib/format/format';
import { ImportErrorNotice } from '../google-sheets/ImportErrorNotice';

interface WriteBackPreviewDialogProps {
  list: LeadList;
  isWriting: boolean;
  onWrite: () => void;
  onClose: () => void;
}

/** Which cells writing back would fill, worked out on the sheet as it is now; nothing is written by looking. */
export function WriteBackPreviewDialog({ list, isWriting, onWrite, onClose }: WriteBackPreviewDialogProps) {
  const plan = trpc.leads.previewWriteBack.useQuery(
    { id: list.id },
    // Each look reads the sheet again: people work in it. A refusal stays one when it is asked again.
    { staleTime: 0, gcTime: 0, refetchOnWindowFocus: false, retry: false },
  );
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent className="sm:max-w-3xl">
        <DialogHeader>
          <DialogTitle className="break-words">Cells to fill in {list.name}</DialogTitle>
          <DialogDescription>
            Only empty cells and new columns are filled, each in the matching person’s row. Nothing is written yet.
          </DialogDescription>
        </DialogHeader>
        {plan.error ? (
          <ImportErrorNotice message={errorMessage(plan.error)} />
        ) : plan.data === undefined ? (
          <div className="flex flex-col gap-2">
            <p role="status" className="text-muted-foreground">
              Reading the sheet…
            </p>
            <Skeleton className="h-40 w-full" />
          </div>
        ) : (
          <Plan plan={plan.data} />
        )}
        <DialogFooter>
          <Button variant="outline" onClick={onClose}>
            Close
          </Button>
          <Button
            disabled={isWriting || plan.data === undefined || plan.data.total === 0}
            onClick={() => {
              onWrite();
              onClose();
            }}
          >
            <Upload aria-hidden />
            Write results
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}

function Plan({ plan: { total, cells, rows, newColumns, missing } }: { plan: WriteBackPlan }) {
  return (
    <div className="flex min-h-0 flex-col gap-3">
      {total === 0 ? (
        <EmptyState title="Nothing to write" description="All results are already in the sheet." />
      ) : (
        <>
          <p>
            {formatCount(total, 'cell', 'cells')} in {formatCount(rows, 'row', 'rows')}
            {newColumns.length > 0 && `; new columns: ${newColumns.join(', ')}`}.
          </p>
          <CellTable cells={cells} />
          {total > cells.length && (
            <p className="text-muted-foreground text-xs">… and {formatNumber(total - cells.length)} more</p>
          )}
        </>
      )}
      {missing.length > 0 && (
        <div className="text-ui">
          <p className="font-medium">No matching row in the sheet</p>
          <ul className="mt-1 list-disc pl-5 text-muted-foreground">
            {missing.map(({ lead, reason }) => (
              <li key={`${lead} ${reason}`} className="break-words">
                {lead}: {reason}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}

function CellTable({ cells }: { cells: WriteBackPlan['cells'] }) {
  return (
    <ScrollRegion aria-label="Cells" className="max-h-96">
      <Table columns={['Cell', 'Column', 'Value', 'Lead']} className="min-w-lg">
        {cells.map(({ cell, column, value, lead }) => (
          <tr key={cell} className={cn(TABLE_ROW, 'align-top')}>
            <td className="font-medium tabular-nums">{cell}</td>
            <td>{column}</td>
            <td className="break-words">{value}</td>
            <td className="break-words text-muted-foreground">{lead}</td>
          </tr>
        ))}
      </Table>
    </ScrollRegion>
  );
}
