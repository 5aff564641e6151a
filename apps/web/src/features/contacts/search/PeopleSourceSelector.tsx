import { Link } from '@tanstack/react-router';
import type { SearchSource } from '@workbench/services/contacts/schemas';
import { Field } from '~/components/ui/controls/Field';
import { Select } from '~/components/ui/controls/Select';
import { ErrorState } from '~/components/ui/feedback/ErrorState';
import { READ_FAILURE } from '~/lib/api/errors';
import { searchPriceText, selectPeopleSources } from '../search-result-labels';
import { SEARCH_SIZES } from './url-params';
import type { ContactSearch } from './use-contact-search';

const OPTIONS: readonly { value: SearchSource; label: string }[] = [
  { value: 'apollo', label: 'Apollo (265M+)' },
  { value: 'pdl', label: 'People Data Labs (3B+)' },
  { value: 'both', label: 'Both' },
];

/** Who is asked and for how many people, and what that costs at most or what is missing for it. */
export function PeopleSourceSelector({ search: { draft, change, sources } }: { search: ContactSearch }) {
  const selectedSources = selectPeopleSources(sources.data ?? [], draft.source);
  const price = searchPriceText(selectedSources, draft.perPage);
  const missing = selectedSources.filter(({ connected }) => !connected);
  return (
    <div className="flex flex-col gap-1 pt-4">
      <div className="flex flex-wrap gap-3">
        <Field label="Data source" className="w-full sm:w-72">
          {(control) => (
            <Select
              {...control}
              value={draft.source}
              onChange={(event) => {
                const chosen = OPTIONS.find(({ value }) => value === event.target.value);
                if (chosen) change({ source: chosen.value });
              }}
            >
              {OPTIONS.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label="People per search" className="w-full sm:w-40">
          {(control) => (
            <Select
              {...control}
              value={draft.perPage}
              onChange={(event) => change({ perPage: Number(event.target.value) })}
            >
              {SEARCH_SIZES.map((people) => (
                <option key={people} value={people}>
                  Up to {people}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      {sources.data === undefined && sources.error ? (
        <ErrorState title={READ_FAILURE.sources} error={sources.error} onRetry={() => void sources.refetch()} />
      ) : (
        <div role="status" className="min-h-5 text-ui text-muted-foreground">
          {sources.data === undefined && <p>Loading data sources...</p>}
          {price !== null && <p>{price}.</p>}
          {missing.map(({ source, label, reason }) => (
            <p key={source} className="break-words">
              {label} is not connected{reason === null ? '' : `: ${reason.replace(/\.$/, '')}`}.{' '}
              <Link
                to="/sources"
                search={{ catalogue: 'all' }}
                aria-label={`Connect ${label} on Data Sources`}
                className="text-link underline underline-offset-4"
              >
                Data Sources
              </Link>
            </p>
          ))}
        </div>
      )}
    </div>
  );
}
