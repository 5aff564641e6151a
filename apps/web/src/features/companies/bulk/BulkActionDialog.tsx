import type { BulkAction } from '@workbench/services/bulk/schemas';
import type { CompanySelectionInput } from '@workbench/services/companies/schemas';
import { type ComponentType, type FormEvent, useState } from 'react';
import { Button } from '~/components/ui/controls/Button';
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '~/components/ui/overlays/Dialog';
import { errorMessage } from '~/lib/api/errors';
import { IndustryFields, TagFields } from './BulkFields';
import { previewText } from './bulk-words';
import { focusInstead } from './focus-instead';
import { ListFields } from './ListFields';
import type { BulkChanges } from './use-bulk-changes';
import { useBulkPreview } from './use-bulk-preview';

export interface BulkDialogProps {
  selection: CompanySelectionInput;
  changes: Pick<BulkChanges, 'start' | 'isStarting'>;
  onClose: () => void;
  /** Takes the focus: what opened the dialog may be gone. */
  onClosed: () => void;
}

interface BulkForm {
  title: string;
  Fields: ComponentType<{ onAction: (action: BulkAction | null) => void }>;
}

const FORMS = {
  tags: { title: 'Tags', Fields: TagFields },
  list: { title: 'List', Fields: ListFields },
  industry: { title: 'Industry', Fields: IndustryFields },
} satisfies Record<string, BulkForm>;

interface BulkActionDialogProps extends BulkDialogProps {
  form: keyof typeof FORMS;
}

/** Asks what to change about the selected companies, and says before how many that would change. Begins open. */
export function BulkActionDialog({ form, selection, changes, onClose, onClosed }: BulkActionDialogProps) {
  const { title, Fields } = FORMS[form];
  const [action, setAction] = useState<BulkAction | null>(null);
  const { isCounting, preview, error } = useBulkPreview(selection, action);
  const isReady = preview !== null && preview.changes > 0 && !changes.isStarting;
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!isReady || action === null) return;
    changes.start({ selection, action, expectedCount: preview.companies }, { onSuccess: onClose });
  };
  return (
    // Neither Escape nor a click beside it takes back what is on its way to the server.
    <Dialog open onOpenChange={(isOpen) => !isOpen && !changes.isStarting && onClose()}>
      <DialogContent className="sm:max-w-md" onCloseAutoFocus={focusInstead(onClosed)}>
        <DialogHeader>
          <DialogTitle>{title}</DialogTitle>
          <DialogDescription>Changes the selected companies alike. It can be undone for 30 days.</DialogDescription>
        </DialogHeader>
        <form onSubmit={onSubmit} className="flex flex-1 flex-col gap-4">
          <Fields onAction={setAction} />
          <p role="status" className="min-h-5 text-pretty text-muted-foreground text-ui">
            {isCounting && 'Counting…'}
            {preview && previewText(preview)}
            {error && <span className="text-destructive">{errorMessage(error)}</span>}
          </p>
          <DialogFooter>
            <Button variant="outline" disabled={changes.isStarting} onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" disabled={!isReady}>
              {changes.isStarting ? 'Starting…' : 'Apply'}
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
