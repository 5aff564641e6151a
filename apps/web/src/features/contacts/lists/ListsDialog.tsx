import type { List } from '@workbench/services/lists/schemas';
import { ListChecks, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { RenameList } from '~/components/lists/RenameList';
import { DeleteQuestion } from '~/components/trash/DeleteQuestion';
import { Button } from '~/components/ui/controls/Button';
import { EmptyState } from '~/components/ui/feedback/EmptyState';
import { PanelQueryState } from '~/components/ui/feedback/PanelQueryState';
import { Dialog, DialogContent, DialogDescription, DialogHeader, DialogTitle } from '~/components/ui/overlays/Dialog';
import { trpc } from '~/lib/api/trpc';
import { formatCount } from '~/lib/format/format';

interface ListsDialogProps {
  onOpen: (id: string) => void;
  onClose: () => void;
}

/** All lists of people: opened, renamed and deleted. Begins open. */
export function ListsDialog({ onOpen, onClose }: ListsDialogProps) {
  const lists = trpc.lists.list.useQuery({ kind: 'person' }, { refetchOnMount: 'always' });
  const [toDelete, setToDelete] = useState<List | null>(null);
  return (
    <>
      <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
        <DialogContent className="sm:max-w-xl">
          <DialogHeader>
            <DialogTitle>Lists of people</DialogTitle>
            <DialogDescription>To start another list, select people and choose Add to list.</DialogDescription>
          </DialogHeader>
          <PanelQueryState query={lists} failure="Failed to fetch lists">
            {(all) =>
              all.length === 0 ? (
                <EmptyState
                  icon={ListChecks}
                  title="No lists yet"
                  description="Close this, select people, and choose Add to list."
                />
              ) : (
                <ul aria-label="Lists" className="divide-y divide-border overflow-y-auto">
                  {all.map((list) => (
                    <li key={list.id} className="flex flex-wrap items-center gap-2 py-2">
                      <div className="min-w-0 flex-1 basis-48">
                        <RenameList list={list} />
                        <p className="text-muted-foreground text-ui">{formatCount(list.count, 'person', 'people')}</p>
                      </div>
                      <Button
                        variant="outline"
                        size="sm"
                        aria-label={`Open ${list.name}`}
                        onClick={() => onOpen(list.id)}
                      >
                        Open
                      </Button>
                      <Button
                        variant="ghost"
                        size="icon-sm"
                        aria-label={`Delete ${list.name}`}
                        onClick={() => setToDelete(list)}
                      >
                        <Trash2 aria-hidden />
                      </Button>
                    </li>
                  ))}
                </ul>
              )
            }
          </PanelQueryState>
        </DialogContent>
      </Dialog>
      {toDelete && (
        <DeleteQuestion kind="list" ids={[toDelete.id]} name={`“${toDelete.name}”`} onClose={() => setToDelete(null)} />
      )}
    </>
  );
}
