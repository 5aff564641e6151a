import { Link } from '@tanstack/react-router';
import { getQueryKey } from '@trpc/react-query';
import { PagedList } from '~/components/ui/feedback/PagedList';
import { READ_FAILURE } from '~/lib/api/errors';
import { trpc, trpcClient } from '~/lib/api/trpc';
import { usePaged } from '~/lib/api/use-paged';

/** The companies right below this one, by name. */
export function SubsidiaryList({ id }: { id: string }) {
  const query = usePaged(getQueryKey(trpc.companies.subsidiaries, { id }, 'infinite'), (cursor, signal) =>
    trpcClient.companies.subsidiaries.query({ id, ...cursor }, { signal }),
  );
  return (
    <div className="pl-6">
      <PagedList query={query} failure={READ_FAILURE.companies} empty="No subsidiaries" moreLabel="Show more">
        {(items) => (
          <ul aria-label="Subsidiaries" className="flex flex-col gap-1">
            {items.map((one) => (
              <li key={one.id} className="break-words">
                <Link
                  to="/companies/$id"
                  params={{ id: one.id }}
                  className="text-link underline-offset-4 hover:underline"
                >
                  {one.name}
                </Link>{' '}
                <span className="text-muted-foreground">{one.domain}</span>
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </div>
  );
}
