import type { Company, CreateCompanyInput } from '@workbench/services/companies/schemas';
import { useState } from 'react';
import { trashIdOf } from '~/components/trash/trash-id-of';
import { errorMessage } from '~/lib/api/errors';
import { trpc } from '~/lib/api/trpc';
import { formatCount } from '~/lib/format/format';
import { toast } from '~/lib/notifications/toast';
import { trackFirstSync } from '../sync/first-sync';
import type { RefusedByTrash } from './TrashedAddition';

/** Adds companies one after the other and says how it went; a failure does not keep the others from being added. */
export function useAddCompanies() {
  const create = trpc.companies.create.useMutation();
  /** How many of how many are done; null while nothing is being added. */
  const [progress, setProgress] = useState<{ done: number; of: number } | null>(null);

  async function add(
    inputs: CreateCompanyInput[],
    {
      onAdded,
      onTrashed,
      onOpen,
    }: {
      onAdded?: (company: Company, input: CreateCompanyInput) => void;
      /** One that lies in the trash: where it is shown, its restore is offered, so no toast repeats it. */
      onTrashed: (refused: RefusedByTrash, input: CreateCompanyInput) => void;
      /** Offered by the toast of a single one: the list may be ordered or filtered so that it is not in sight. */
      onOpen?: (company: Company) => void;
    },
  ): Promise<Company[]> {
    const added: Company[] = [];
    const failures: string[] = [];
    for (const [done, input] of inputs.entries()) {
      setProgress({ done, of: inputs.length });
      try {
        const company = await create.mutateAsync(input);
        added.push(company);
        trackFirstSync(company.id);
        onAdded?.(company, input);
      } catch (error) {
        const trashId = trashIdOf(error);
        if (trashId !== undefined) {
          onTrashed({ name: input.name, message: errorMessage(error), trashId }, input);
          continue;
        }
        failures.push(inputs.length === 1 ? errorMessage(error) : `${input.name}: ${errorMessage(error)}`);
      }
    }
    setProgress(null);
    toastAddedCompanies(added, failures, onOpen);
    return added;
  }

  return { add, isPending: progress !== null, progress };
}

function toastAddedCompanies(added: Company[], failures: string[], onOpen?: (company: Company) => void): void {
  const [first] = added;
  if (first && added.length === 1) {
    toast({
      title: 'Company Added',
      description: `${first.name} has been added to your tracking list.`,
      ...(onOpen && { offer: { label: 'Show company', run: () => onOpen(first), isBrief: true } }),
    });
  } else if (first) {
    const count = formatCount(added.length, 'company', 'companies');
    toast({ title: 'Companies Added', description: `${count} have been added to your tracking list.` });
  }
  if (failures.length > 0) {
    toast({ title: 'Failed to Add Company', description: failures.join('; '), variant: 'destructive' });
  }
}
