import type { CompanyRelations } from '@workbench/services/companies/schemas';
import { invalidateAfter } from '~/lib/api/query-client';
import { trpcClient } from '~/lib/api/trpc';
import { toast } from '~/lib/notifications/toast';
import { toastFailure } from '~/lib/notifications/toast-failure';

export type Parent = Pick<NonNullable<CompanyRelations['parent']>, 'id' | 'name'> & { note?: string | null };

/** Makes the company a subsidiary; the toast offers the relation that was there before. @returns whether it is done */
export async function setParent(
  company: { id: string; name: string },
  { id, note }: Omit<Parent, 'name'>,
  former: Parent | null,
) {
  return change('companies.setParent', async () => {
    const input = { id: company.id, parentId: id, ...(note && { note }) };
    const { parent } = await trpcClient.companies.setParent.mutate(input);
    // Another user has taken it back in the same moment.
    if (parent === null) return;
    toast({
      title: 'Parent Set',
      description: `${company.name} belongs to ${parent.name}.`,
      offer: {
        label: 'Undo',
        run: () => void (former ? setParent(company, former, parent) : removeParent(company, parent)),
      },
    });
  });
}

/** Takes the relation back; the toast offers to set it again, with its note. @returns whether it is done */
export async function removeParent(company: { id: string; name: string }, former: Parent) {
  return change('companies.removeParent', async () => {
    await trpcClient.companies.removeParent.mutate({ id: company.id });
    toast({
      title: 'Parent Removed',
      description: `${company.name} no longer belongs to ${former.name}.`,
      offer: { label: 'Undo', run: () => void setParent(company, former, null) },
    });
  });
}

async function change(write: 'companies.setParent' | 'companies.removeParent', run: () => Promise<void>) {
  try {
    await run();
    return true;
  } catch (error) {
    toastFailure(write === 'companies.setParent' ? 'Failed to Set the Parent' : 'Failed to Remove the Parent', error);
    return false;
  } finally {
    await invalidateAfter(write);
  }
}
