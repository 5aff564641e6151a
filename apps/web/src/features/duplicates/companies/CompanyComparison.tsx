import { Link } from '@tanstack/react-router';
import type { MergePreview } from '@workbench/services/duplicates/schemas';
import { undoMerge } from '~/components/merges/undo-merge';
import { trpc, trpcClient } from '~/lib/api/trpc';
import { type DecisionEvents, useDecisions } from '~/lib/api/use-decisions';
import { type MergeView, PairComparison } from '../comparison/PairComparison';
import { reopenPair } from '../comparison/reopen-pair';
import { useSides } from '../comparison/use-sides';
import { toCompanyPair } from './company-pair';
import { companyRows, movedParts } from './company-rows';
import { ParentAction } from './ParentAction';

const FRESH = { staleTime: 0, refetchOnMount: 'always' } as const;

/** Two companies value by value, and the decision about them. */
export function CompanyComparison({ pairId: id, ...events }: DecisionEvents & { pairId: string }) {
  const { decide, leave, running, isDecided } = useDecisions(events);
  const pair = trpc.duplicates.get.useQuery({ id }, { ...FRESH, enabled: !isDecided });
  const ids = pair.data?.companies.map((company) => company.id) ?? [];
  const sides = useSides(ids);
  const preview = trpc.duplicates.previewMerge.useQuery(sides.input, {
    ...FRESH,
    enabled: ids.length === 2 && !isDecided,
    placeholderData: (before) => before,
  });
  const names = pair.data?.companies.map(({ name }) => name).join(' and ') ?? '';
  const reopen = (onDone: () => void, taken: { removeParent?: true } = {}) =>
    reopenPair('duplicates.reopen', () => trpcClient.duplicates.reopen.mutate({ id, ...taken }), onDone);
  return (
    <PairComparison
      pair={{ ...pair, data: pair.data && toCompanyPair(pair.data)[0] }}
      isGone={pair.error?.data?.code === 'NOT_FOUND'}
      merge={{ ...preview, data: preview.data && toView(preview.data) }}
      sides={sides}
      isBusy={running !== null}
      isMerging={running === 'duplicates.merge'}
      onMerge={() =>
        void decide({
          write: 'duplicates.merge',
          failure: 'Failed to Merge',
          run: async () => {
            const { mergeId, company } = await trpcClient.duplicates.merge.mutate({
              ...sides.input,
              choices: sides.choices,
            });
            return {
              title: 'Companies Merged',
              description: `${names} are one company now: ${company.name}.`,
              undo: (onDone) => undoMerge(mergeId, onDone),
            };
          },
        })
      }
      onDismiss={() =>
        void decide({
          write: 'duplicates.dismiss',
          failure: 'Failed to Dismiss',
          run: async () => {
            await trpcClient.duplicates.dismiss.mutate({ id });
            return {
              title: 'Not a Duplicate',
              description: `${names} stay apart, also when they are imported again.`,
              undo: reopen,
            };
          },
        })
      }
      actions={
        pair.data && (
          <ParentAction
            companies={pair.data.companies}
            isBusy={running !== null}
            onDecide={(parent, subsidiary) =>
              void decide({
                write: 'duplicates.dismiss',
                failure: 'Failed to Set the Parent',
                run: async () => {
                  await trpcClient.duplicates.dismiss.mutate({ id, parentId: parent.id });
                  return {
                    title: 'Parent Set',
                    description: `${subsidiary.name} belongs to ${parent.name}; both stay companies of their own.`,
                    undo: (onDone) => reopen(onDone, { removeParent: true }),
                  };
                },
              })
            }
          />
        )
      }
      onReopen={() => void reopen(leave)}
      link={(record) => (
        <Link
          to="/companies/$id"
          params={{ id: record.id }}
          className="break-words font-semibold underline-offset-4 hover:underline"
        >
          {record.name}
        </Link>
      )}
    />
  );

  function toView({ survivor, fields, moves, leftOutSources, blockedBy }: MergePreview): MergeView {
    const side = survivor.id === ids[0] ? 0 : 1;
    return {
      survivorId: survivor.id,
      rows: companyRows(fields, side, sides.choices),
      moved: movedParts(moves),
      ...(leftOutSources.length > 0 && {
        warning: `Nothing of ${leftOutSources.join(', ')} is taken over: its identifier was struck out at ${survivor.name}.`,
      }),
      blockedBy,
    };
  }
}
