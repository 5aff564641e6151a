import type { Duplicate } from '@workbench/services/duplicates/schemas';
import { type FormEvent, useState } from 'react';
import { Button } from '~/components/ui/controls/Button';
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '~/components/ui/overlays/Dialog';

type Company = Duplicate['companies'][number];

interface ParentQuestionProps {
  companies: readonly [Company, Company];
  onConfirm: (parent: Company, subsidiary: Company) => void;
  onClose: () => void;
}

const headcountOf = ({ aggregatedEmployeeCount, singleFigure: only }: Company) =>
  aggregatedEmployeeCount ?? only?.employeeCount ?? only?.employeeMin ?? 0;

/** Asks which of two companies is the parent; the larger one is chosen at first. Begins open. */
export function ParentQuestion({ companies, onConfirm, onClose }: ParentQuestionProps) {
  const [first, second] = companies;
  const [parent, setParent] = useState(headcountOf(second) > headcountOf(first) ? second : first);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    onConfirm(parent, parent.id === first.id ? second : first);
    onClose();
  };
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent className="sm:max-w-md">
        <DialogHeader>
          <DialogTitle>Which one is the parent?</DialogTitle>
          <DialogDescription>
            Both stay companies of their own. Figures of sources that count the parent no longer count at the
            subsidiary.
          </DialogDescription>
        </DialogHeader>
        <form onSubmit={onSubmit} className="flex min-h-0 flex-1 flex-col gap-4">
          <fieldset className="flex flex-col gap-2">
            <legend className="sr-only">Parent</legend>
            {companies.map((company) => (
              <label
                key={company.id}
                className="flex cursor-pointer items-start gap-2 rounded-md px-2 py-1 hover:bg-accent"
              >
                <input
                  type="radio"
                  name="parent"
                  className="mt-1 shrink-0"
                  checked={company.id === parent.id}
                  onChange={() => setParent(company)}
                />
                <span className="min-w-0 break-words">
                  <span className="font-medium">{company.name}</span>{' '}
                  <span className="text-muted-foreground">{company.domain}</span>
                </span>
              </label>
            ))}
          </fieldset>
          <DialogFooter>
            <Button variant="outline" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit">Set parent</Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
