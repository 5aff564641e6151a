import { Bookmark } from 'lucide-react';
import { useState } from 'react';
import { Button } from '~/components/ui/controls/Button';
import { Dialog, DialogContent, DialogDescription, DialogHeader, DialogTitle } from '~/components/ui/overlays/Dialog';
import { SavedSearchList } from './SavedSearchList';
import type { SavedSearchRun } from './use-saved-searches';

/** A button that opens the saved searches. A dialog, because each of them has buttons of its own. */
export function SavedSearchesMenu({ onRun }: { onRun: (run: SavedSearchRun) => void }) {
  const [isOpen, setOpen] = useState(false);
  const [isRunning, setRunning] = useState(false);
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        <Bookmark aria-hidden />
        Saved searches
      </Button>
      {isOpen && (
        // Closing while it runs would hide the outcome of what may cost.
        <Dialog open onOpenChange={(open) => !isRunning && setOpen(open)}>
          <DialogContent>
            <DialogHeader>
              <DialogTitle>Saved searches</DialogTitle>
              <DialogDescription>Run a search again to see new people.</DialogDescription>
            </DialogHeader>
            <SavedSearchList
              onRunning={setRunning}
              onRun={(run) => {
                setOpen(false);
                onRun(run);
              }}
            />
          </DialogContent>
        </Dialog>
      )}
    </>
  );
}
