import { OWN_COLUMNS_MAX } from '@workbench/services/companies/limits';
import type { OwnColumn } from '@workbench/services/companies/schemas';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { DeletionPreview } from '~/components/trash/DeletionPreview';
import { useDelete } from '~/components/trash/use-delete';
import { Button } from '~/components/ui/controls/Button';
import { PanelQueryState } from '~/components/ui/feedback/PanelQueryState';
import { ConfirmDialog } from '~/components/ui/overlays/ConfirmDialog';
import { Dialog, DialogContent, DialogDescription, DialogHeader, DialogTitle } from '~/components/ui/overlays/Dialog';
import { trpc } from '~/lib/api/trpc';
import { OwnColumnForm } from './OwnColumnForm';
import { OwnColumnItem } from './OwnColumnItem';

/** The columns that users have added: created, edited, ordered and deleted. Begins open. */
export default function OwnColumnsDialog({ onClose }: { onClose: () => void }) {
  const columns = trpc.companies.ownColumns.useQuery({}, { refetchOnMount: 'always' });
  const [edited, setEdited] = useState<string | null>(null);
  const [toDelete, setToDelete] = useState<OwnColumn | null>(null);
  const { remove } = useDelete();
  return (
    <>
      <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
        <DialogContent className="sm:max-w-xl">
          <DialogHeader>
            <DialogTitle>Own columns</DialogTitle>
            <DialogDescription>
              Columns that this workspace adds to all companies. Imports, filters, views and exports have them, too.
            </DialogDescription>
          </DialogHeader>
          <PanelQueryState query={columns} failure="Failed to fetch own columns">
            {(all) => (
              <div className="flex min-h-0 flex-1 flex-col gap-3 overflow-y-auto p-1">
                {all.length === 0 && <p className="text-muted-foreground">There are no own columns yet.</p>}
                {all.length > 0 && (
                  <ul aria-label="Own columns" className="divide-y divide-border">
                    {all.map((column, at) => (
                      <OwnColumnItem
                        key={column.key}
                        column={column}
                        position={{ at, last: all.length - 1 }}
                        isEdited={edited === column.key}
                        onEdit={(isEdited) => setEdited(isEdited ? column.key : null)}
                        onDelete={() => setToDelete(column)}
                      />
                    ))}
                  </ul>
                )}
                {edited === '' ? (
                  <OwnColumnForm column={null} onClose={() => setEdited(null)} />
                ) : all.length < OWN_COLUMNS_MAX ? (
                  <div>
                    <Button variant="outline" onClick={() => setEdited('')}>
                      <Plus aria-hidden />
                      Add column
                    </Button>
                  </div>
                ) : (
                  <p className="text-muted-foreground">There are {OWN_COLUMNS_MAX} own columns, which is the most.</p>
                )}
              </div>
            )}
          </PanelQueryState>
        </DialogContent>
      </Dialog>
      {toDelete && (
        <ConfirmDialog
          title={`Delete “${toDelete.name}”?`}
          action="Delete column"
          onConfirm={() => remove({ kind: 'ownColumn', ids: [toDelete.key], name: `“${toDelete.name}”` })}
          onClose={() => setToDelete(null)}
        >
          <DeletionPreview kind="ownColumn" id={toDelete.id} />
          <span className="block">It is kept in the trash for 30 days and comes back with its values until then.</span>
        </ConfirmDialog>
      )}
    </>
  );
}
