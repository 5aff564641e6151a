import type { CompanyNote } from '@workbench/services/companies/schemas';
import { StickyNote } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '~/components/ui/controls/Button';
import { Card, CardContent } from '~/components/ui/display/Card';
import { EmptyState } from '~/components/ui/feedback/EmptyState';
import { PagedList } from '~/components/ui/feedback/PagedList';
import { READ_FAILURE } from '~/lib/api/errors';
import { NoteForm } from './NoteForm';
import { NoteItem } from './NoteItem';
import { useNoteActions, useNotes } from './use-notes';

/** Notes on the company, newest first, with a field for another one; a removed note can be brought back. */
export function NotesTab({ id }: { id: string }) {
  const notes = useNotes(id);
  const actions = useNoteActions();
  const [removed, setRemoved] = useState<CompanyNote | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const onRestored = () => {
    setRemoved(null);
    list.current?.focus();
  };
  return (
    <Card>
      <CardContent className="flex flex-col gap-4 pt-5">
        <NoteForm
          draftKey={`note:${id}`}
          label="New note"
          submitLabel="Add note"
          isSaving={actions.add.isPending}
          onSubmit={(text, onSaved) => actions.add.mutate({ id, text }, { onSuccess: onSaved })}
        />
        <div role="status" className="empty:hidden">
          {removed !== null && (
            <RemovedNote
              key={removed.id}
              isRestoring={actions.restore.isPending}
              onUndo={() => actions.restore.mutate({ id, noteId: removed.id }, { onSuccess: onRestored })}
            />
          )}
        </div>
        <div ref={list} tabIndex={-1}>
          <PagedList
            query={notes}
            failure={READ_FAILURE.notes}
            moreLabel="Show earlier notes"
            empty={
              <EmptyState icon={StickyNote} title="No notes yet" description="Notes also appear in the timeline." />
            }
          >
            {(items) => (
              <ul aria-label="Notes" className="divide-y divide-border">
                {items.map((note) => (
                  <NoteItem
                    key={note.id}
                    note={note}
                    actions={actions}
                    companyId={id}
                    onRemoved={() => setRemoved(note)}
                  />
                ))}
              </ul>
            )}
          </PagedList>
        </div>
      </CardContent>
    </Card>
  );
}

/** Takes the focus: the button that removed the note is gone. */
function RemovedNote({ isRestoring, onUndo }: { isRestoring: boolean; onUndo: () => void }) {
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => undo.current?.focus(), []);
  return (
    <p className="flex flex-wrap items-center gap-2 rounded-md bg-muted px-3 py-2">
      Note removed.
      <Button ref={undo} variant="link" size="sm" disabled={isRestoring} onClick={onUndo}>
        Undo
      </Button>
    </p>
  );
}
