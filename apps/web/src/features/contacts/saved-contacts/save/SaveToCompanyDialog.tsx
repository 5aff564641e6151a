import { type FormEvent, useId, useState } from 'react';
import { CompanyCombobox } from '~/components/company-picker/CompanyCombobox';
import { Button } from '~/components/ui/controls/Button';
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

interface SaveToCompanyDialogProps {
  /** "3 contacts". */
  count: string;
  isPending: boolean;
  onChoose: (companyId: string) => void;
  onClose: () => void;
}

/** Asks for the tracked company that contacts belong to. Begins open. */
export function SaveToCompanyDialog({ count, isPending, onChoose, onClose }: SaveToCompanyDialogProps) {
  const [companyId, setCompanyId] = useState<string | null>(null);
  const company = trpc.companies.get.useQuery({ id: companyId ?? '' }, { enabled: companyId !== null });
  const id = useId();
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (companyId !== null && !isPending) onChoose(companyId);
  };
  return (
    // Neither Escape nor a click beside it takes back what is on its way to the server.
    <Dialog open onOpenChange={(isOpen) => !isOpen && !isPending && onClose()}>
      <DialogContent className="overflow-visible! sm:max-w-md">
        <DialogHeader>
          <DialogTitle>Save {count} to a company</DialogTitle>
          <DialogDescription>They are saved as contacts and linked to the company you choose.</DialogDescription>
        </DialogHeader>
        <form onSubmit={onSubmit} className="flex min-h-0 flex-1 flex-col gap-4">
          <div className="relative flex flex-col gap-1.5">
            <Label htmlFor={id}>Company</Label>
            <CompanyCombobox id={id} label="Company" chosen={company.data ?? null} onChoose={setCompanyId} />
          </div>
          <DialogFooter>
            <Button variant="outline" disabled={isPending} onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" disabled={isPending || companyId === null}>
              {isPending ? 'Saving…' : 'Save to company'}
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
