import { SENTENCE_MAX } from '@workbench/services/contacts/limits';
import { Search } from 'lucide-react';
import type { FormEvent } from 'react';
import { Button } from '~/components/ui/controls/Button';
import { Field } from '~/components/ui/controls/Field';
import { Input } from '~/components/ui/controls/Input';
import { preventComposingSubmit } from './prevent-composing-submit';
import { SENTENCE_FIELD } from './url-params';
import type { ContactSearch } from './use-contact-search';

/** One sentence, from which the filters are read. */
export function SmartSearchTab({ search }: { search: ContactSearch }) {
  const isSearching = search.pending === 'smart';
  function submit(event: FormEvent) {
    event.preventDefault();
    if (!isSearching) search.searchSmart();
  }
  return (
    <form onSubmit={submit} noValidate className="flex flex-wrap items-end gap-3">
      <Field label="Describe the people you are looking for" className="min-w-full flex-1 sm:min-w-0">
        {(control) => (
          <Input
            {...control}
            name={SENTENCE_FIELD}
            autoComplete="off"
            enterKeyHint="search"
            maxLength={SENTENCE_MAX}
            placeholder="e.g., CTOs at software companies in Berlin with 50 to 200 employees"
            value={search.draft.sentence}
            onChange={(event) => search.change({ sentence: event.target.value })}
            onKeyDown={preventComposingSubmit}
          />
        )}
      </Field>
      <Button type="submit" disabled={isSearching}>
        <Search aria-hidden />
        {isSearching ? 'Searching...' : 'Search'}
      </Button>
    </form>
  );
}
