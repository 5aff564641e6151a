import { trpc } from '~/lib/api/trpc';
import { toast } from '~/lib/notifications/toast';
import { toastFailure } from '~/lib/notifications/toast-failure';

const AWAITS_READS = { meta: { awaitsReads: true } } as const;

/** The identifiers of a company, read again each time they are shown, and what can be done with them. */
export function useIdentifiers(id: string) {
  return {
    list: trpc.companies.identifiers.useQuery({ id }, { staleTime: 0, refetchOnMount: 'always' }),
    // What is wrong with a number is said beside the field.
    add: trpc.companies.addIdentifier.useMutation({
      ...AWAITS_READS,
      onSuccess: () => toast({ title: 'Identifier Added' }),
    }),
    strike: trpc.companies.strikeIdentifier.useMutation({
      ...AWAITS_READS,
      onSuccess: () => toast({ title: 'Identifier Struck Out' }),
      onError: (error) => toastFailure('Failed to Strike Out', error),
    }),
    restore: trpc.companies.restoreIdentifier.useMutation({
      ...AWAITS_READS,
      onSuccess: () => toast({ title: 'Identifier Restored' }),
      onError: (error) => toastFailure('Failed to Restore', error),
    }),
  };
}

export type Identifiers = ReturnType<typeof useIdentifiers>;
