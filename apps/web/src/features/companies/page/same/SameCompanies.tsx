import { Link } from '@tanstack/react-router';
import type { Duplicate } from '@workbench/services/duplicates/schemas';
import { CopyCheck } from 'lucide-react';
import { MergedLine } from '~/components/merges/MergedLine';
import { undoMerge } from '~/components/merges/undo-merge';
import { trpc } from '~/lib/api/trpc';

const FRESH = { staleTime: 0, refetchOnMount: 'always' } as const;
const SHOWN_MAX = 3;

/** The companies that were merged into this one, and those that may be the same; nothing where there are none. */
export function SameCompanies({ id }: { id: string }) {
  const merges = trpc.duplicates.listMerges.useQuery({ companyId: id, limit: 20 }, FRESH);
  const pairs = trpc.duplicates.list.useQuery({ companyId: id, limit: SHOWN_MAX }, FRESH);
  const merged = merges.data?.items.filter(({ survivor, state }) => survivor.id === id && state === 'merged') ?? [];
  const items = pairs.data?.items ?? [];
  if (merged.length === 0 && items.length === 0) return null;
  return (
    <div className="flex flex-col gap-1 text-ui">
      {merged.map((merge) => (
        <MergedLine
          key={merge.id}
          name={merge.other.name}
          detail={merge.other.domain}
          mergedAt={merge.mergedAt}
          onUndo={() => undoMerge(merge.id)}
        />
      ))}
      {items.length > 0 && (
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <CopyCheck aria-hidden className="size-4 shrink-0 text-warning" />
          <span>Possibly the same as</span>
          {items.map((pair) => (
            <PairLink key={pair.id} pair={pair} companyId={id} />
          ))}
          {pairs.data !== undefined && pairs.data.total > items.length && (
            <Link to="/duplicates" search={{ company: id }} className={LINK}>
              {`and ${pairs.data.total - items.length} more`}
            </Link>
          )}
        </p>
      )}
    </div>
  );
}

const LINK = 'text-link underline-offset-4 hover:underline';

function PairLink({ pair, companyId }: { pair: Duplicate; companyId: string }) {
  const twin = pair.companies.find(({ id }) => id !== companyId);
  return (
    twin && (
      <Link to="/duplicates" search={{ pair: pair.id }} className={LINK}>
        {twin.name} ({twin.domain})
      </Link>
    )
  );
}
