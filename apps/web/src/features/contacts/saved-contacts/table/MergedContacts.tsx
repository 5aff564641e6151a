import { MergedLine } from '~/components/merges/MergedLine';
import { undoContactMerge } from '~/components/merges/undo-merge';
import { trpc } from '~/lib/api/trpc';

/** The contacts that were merged into this one by a user. */
export function MergedContacts({ id }: { id: string }) {
  const merges = trpc.contactDuplicates.listMerges.useQuery(
    { contactId: id, limit: 20 },
    { staleTime: 0, refetchOnMount: 'always' },
  );
  return merges.data?.items
    .filter(({ survivorId, state }) => survivorId === id && state === 'merged')
    .map(({ id: mergeId, otherName, mergedAt }) => (
      <MergedLine
        key={mergeId}
        name={otherName ?? 'another contact'}
        mergedAt={mergedAt}
        onUndo={() => undoContactMerge(mergeId)}
      />
    ));
}
