import { Link } from '@tanstack/react-router';
import type { ContactMergePreview } from '@workbench/services/duplicates/schemas';
import { undoContactMerge } from '~/components/merges/undo-merge';
import { trpc, trpcClient } from '~/lib/api/trpc';
import { type DecisionEvents, useDecisions } from '~/lib/api/use-decisions';
import { type MergeView, PairComparison } from '../comparison/PairComparison';
import { reopenPair } from '../comparison/reopen-pair';
import { useSides } from '../comparison/use-sides';
import { toContactPair } from './contact-pair';
import { contactRows, droppedText, movedOfContact } from './contact-rows';

const FRESH = { staleTime: 0, refetchOnMount: 'always' } as const;

/** Two saved contacts value by value, and the decision about them. */
export function ContactComparison({ pairId: id, ...events }: DecisionEvents & { pairId: string }) {
  const { decide, leave, running, isDecided } = useDecisions(events);
  const pair = trpc.contactDuplicates.get.useQuery({ id }, { ...FRESH, enabled: !isDecided });
  const ids = pair.data?.contacts.map((contact) => contact.id) ?? [];
  const sides = useSides(ids);
  const preview = trpc.contactDuplicates.previewMerge.useQuery(sides.input, {
    ...FRESH,
    enabled: ids.length === 2 && !isDecided,
    placeholderData: (before) => before,
  });
  const names = pair.data?.contacts.map(({ name }) => name).join(' and ') ?? '';
  const reopen = (onDone: () => void) =>
    reopenPair('contactDuplicates.reopen', () => trpcClient.contactDuplicates.reopen.mutate({ id }), onDone);
  return (
    <PairComparison
      pair={{ ...pair, data: pair.data && toContactPair(pair.data)[0] }}
      isGone={pair.error?.data?.code === 'NOT_FOUND'}
      merge={{ ...preview, data: preview.data && toView(preview.data) }}
      sides={sides}
      isBusy={running !== null}
      isMerging={running === 'contactDuplicates.merge'}
      onMerge={() =>
        void decide({
          write: 'contactDuplicates.merge',
          failure: 'Failed to Merge',
          run: async () => {
            const { mergeId, contact } = await trpcClient.contactDuplicates.merge.mutate({
              ...sides.input,
              choices: sides.choices,
            });
            return {
              title: 'Contacts Merged',
              description: `${names} are one contact now: ${contact.name}.`,
              undo: (onDone) => undoContactMerge(mergeId, onDone),
            };
          },
        })
      }
      onDismiss={() =>
        void decide({
          write: 'contactDuplicates.dismiss',
          failure: 'Failed to Dismiss',
          run: async () => {
            await trpcClient.contactDuplicates.dismiss.mutate({ id });
            return {
              title: 'Not a Duplicate',
              description: `${names} stay apart, also when they are saved or revealed again.`,
              undo: reopen,
            };
          },
        })
      }
      onReopen={() => void reopen(leave)}
      link={(record) => (
        <Link
          to="/contact-search"
          search={{ tab: 'saved', contact: record.id }}
          className="break-words font-semibold underline-offset-4 hover:underline"
        >
          {record.name}
        </Link>
      )}
    />
  );

  function toView(data: ContactMergePreview): MergeView {
    const survivorId = data.contacts[0]?.id ?? '';
    return {
      survivorId,
      rows: contactRows(data, survivorId === ids[0] ? 0 : 1, sides.choices),
      moved: movedOfContact(data.moves),
      warning: droppedText(data.moves),
    };
  }
}
