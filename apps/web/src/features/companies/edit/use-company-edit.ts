import type { CompanyFields, UpdateCompanyInput } from '@workbench/services/companies/schemas';
import { trpc } from '~/lib/api/trpc';
import { toast } from '~/lib/notifications/toast';
import { toastFailure } from '~/lib/notifications/toast-failure';

export type CompanyChanges = Omit<UpdateCompanyInput, 'id'>;
/** `changed`: someone else was faster, and the present state has been read. */
export type EditOutcome = 'saved' | 'changed' | 'failed';

/** The fields of a company, read again each time they are shown, and how to change them. */
export function useCompanyEdit(id: string) {
  const fields = trpc.companies.fields.useQuery({ id }, { staleTime: 0, refetchOnMount: 'always' });
  const edit = trpc.companies.edit.useMutation();
  const cache = trpc.useUtils().companies.fields;

  async function save(changes: CompanyChanges, etag: string, done: string): Promise<EditOutcome> {
    try {
      const saved: CompanyFields = await edit.mutateAsync({ ...changes, id, etag });
      cache.setData({ id }, saved);
      toast({ title: done });
      return 'saved';
    } catch (error) {
      if (!isChangedMeanwhile(error)) {
        toastFailure('Failed to Save', error);
        return 'failed';
      }
      await fields.refetch();
      return 'changed';
    }
  }

  return { fields, save, isSaving: edit.isPending };
}

export type CompanyEdit = ReturnType<typeof useCompanyEdit>;

function isChangedMeanwhile(error: unknown): boolean {
  if (!(error instanceof Error) || !('data' in error)) return false;
  const { data } = error;
  return typeof data === 'object' && data !== null && 'code' in data && data.code === 'PRECONDITION_FAILED';
}
