import { Search } from 'lucide-react';
import { Button } from '~/components/ui/controls/Button';
import { Alert } from '~/components/ui/feedback/Alert';
import type { ContactSearch } from '../search/use-contact-search';
import { searchCostText, searchPriceText, selectPeopleSources, unsearchedText } from '../search-result-labels';

interface UnsearchedFiltersProps {
  search: ContactSearch;
  onSearch: () => void;
  onBack: () => void;
}

/** Filters that were not searched yet: what was not understood, what a search costs, and the choice. */
export function UnsearchedFilters({ search, onSearch, onBack }: UnsearchedFiltersProps) {
  const { unsearched, reading, found, draft, sources } = search;
  if (unsearched === null) return null;
  const selected = selectPeopleSources(sources.data ?? [], draft.source);
  const [price, cost] = [searchPriceText(selected, draft.perPage), searchCostText(selected, draft.perPage)];
  return (
    <Alert
      variant="warning"
      role="status"
      title={unsearchedText(unsearched, reading ?? { leftOver: [], corrections: [] })}
      action={
        <div className="flex flex-wrap gap-2">
          {found !== null && (
            <Button variant="ghost" size="sm" onClick={onBack}>
              Back to the previous results
            </Button>
          )}
          <Button size="sm" onClick={onSearch}>
            <Search aria-hidden />
            Search with these filters{cost === null ? '' : ` · ${cost}`}
          </Button>
        </div>
      }
    >
      {price === null ? 'Choose a connected data source to search.' : `${price}.`}
    </Alert>
  );
}
