import { PARENT_NOTE_MAX } from '@workbench/services/companies/limits';
import type { Company } from '@workbench/services/companies/schemas';
import { type FormEvent, useId, useState } from 'react';
import { CompanyCombobox } from '~/components/company-picker/CompanyCombobox';
import { Button } from '~/components/ui/controls/Button';
import { Input } from '~/components/ui/controls/Input';
import { Label } from '~/components/ui/controls/Label';
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '~/components/ui/overlays/Dialog';
import { trpc } from '~/lib/api/trpc';
import { type Parent, setParent } from './set-parent';

interface ParentDialogProps {
  company: Company;
  /** Comes back with Undo; null without one. */
  former: Parent | null;
  onClose: () => void;
}

/** Asks for the company that this one belongs to. Begins open. */
export function ParentDialog({ company, former, onClose }: ParentDialogProps) {
  const [parentId, setParentId] = useState<string | null>(null);
  const [note, setNote] = useState('');
  const [isSaving, setSaving] = useState(false);
  const parent = trpc.companies.get.useQuery({ id: parentId ?? '' }, { enabled: parentId !== null });
  const id = useId();
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (parentId === null || isSaving) return;
    setSaving(true);
    const isSet = await setParent(company, { id: parentId, note: note.trim() }, former);
    setSaving(false);
    if (isSet) onClose();
  };
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && !isSaving && onClose()}>
      <DialogContent className="overflow-visible! sm:max-w-md">
        <DialogHeader>
          <DialogTitle>Parent of {company.name}</DialogTitle>
          <DialogDescription>
            Both stay companies of their own. Figures of sources that count the parent no longer count here.
          </DialogDescription>
        </DialogHeader>
        <form onSubmit={(event) => void onSubmit(event)} className="flex min-h-0 flex-1 flex-col gap-4">
          <div className="relative flex flex-col gap-1.5">
            <Label htmlFor={`${id}-parent`}>Parent</Label>
            <CompanyCombobox id={`${id}-parent`} label="Parent" chosen={parent.data ?? null} onChoose={setParentId} />
          </div>
          <div className="flex flex-col gap-1.5">
            <Label htmlFor={`${id}-note`}>How do you know? (optional)</Label>
            <Input
              id={`${id}-note`}
              value={note}
              maxLength={PARENT_NOTE_MAX}
              placeholder="Annual report 2025, note 31"
              onChange={(event) => setNote(event.target.value)}
            />
          </div>
          <DialogFooter>
            <Button variant="outline" disabled={isSaving} onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" disabled={isSaving || parentId === null}>
              {isSaving ? 'Saving…' : 'Set parent'}
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
