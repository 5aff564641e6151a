import { KEYWORDS_MAX } from '@workbench/services/contacts/limits';
import type { Seniority } from '@workbench/services/contacts/schemas';
import { Search } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Button } from '~/components/ui/controls/Button';
import { Field } from '~/components/ui/controls/Field';
import { Input } from '~/components/ui/controls/Input';
import { InlineError } from '~/components/ui/feedback/InlineError';
import {
  EMPTY_FILTER_FORM,
  type FilterForm,
  filterFormErrors,
  hasContactFilter,
  LIST_FIELDS,
  toContactFilters,
} from '../filters/filter-form';
import { preventComposingSubmit } from './prevent-composing-submit';
import { SeniorityField } from './SeniorityField';
import type { ContactSearch } from './use-contact-search';

const SIZE_FIELDS = [
  { name: 'minSize', label: 'Min company size', placeholder: 'e.g., 50' },
  { name: 'maxSize', label: 'Max company size', placeholder: 'e.g., 500' },
] as const;

/** The filters typed one by one. */
export function ManualFiltersTab({ search }: { search: ContactSearch }) {
  const { form } = search.draft;
  const [wasTried, setTried] = useState(false);
  const errors = wasTried ? filterFormErrors(form) : {};
  const isSearching = search.pending === 'filters';
  const isEmpty = !hasContactFilter(toContactFilters(form));
  const change = (part: Partial<FilterForm>) => search.change({ form: { ...form, ...part } });
  const chooseSeniority = (seniority: Seniority, isChosen: boolean) => {
    const others = form.seniorities.filter((one) => one !== seniority);
    change({ seniorities: isChosen ? [...others, seniority] : others });
  };
  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (!isSearching) search.searchManual();
  }
  return (
    <form onSubmit={submit} onKeyDown={preventComposingSubmit} noValidate className="flex flex-col gap-4">
      <p className="text-muted-foreground text-ui">
        Separate several values with commas. Put a value that contains a comma in quotes.
      </p>
      <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
        {LIST_FIELDS.map(({ name, label, placeholder }) => (
          <Field key={name} label={label} error={errors[name]}>
            {(control) => (
              <Input
                {...control}
                name={name}
                placeholder={placeholder}
                value={form[name]}
                onChange={(event) => change({ [name]: event.target.value })}
              />
            )}
          </Field>
        ))}
        <Field label="Keywords" error={errors.keywords}>
          {(control) => (
            <Input
              {...control}
              name="keywords"
              placeholder="e.g., payments"
              maxLength={KEYWORDS_MAX}
              value={form.keywords}
              onChange={(event) => change({ keywords: event.target.value })}
            />
          )}
        </Field>
        {SIZE_FIELDS.map(({ name, label, placeholder }) => (
          <Field key={name} label={label} error={errors[name]}>
            {(control) => (
              <Input
                {...control}
                name={name}
                inputMode="numeric"
                placeholder={placeholder}
                maxLength={9}
                value={form[name]}
                onChange={(event) => change({ [name]: event.target.value })}
              />
            )}
          </Field>
        ))}
      </div>
      <SeniorityField chosen={form.seniorities} onChoose={chooseSeniority} />
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" disabled={isSearching}>
          <Search aria-hidden />
          {isSearching ? 'Searching...' : 'Search'}
        </Button>
        <Button variant="ghost" onClick={() => search.change({ form: EMPTY_FILTER_FORM })} disabled={isEmpty}>
          Clear form
        </Button>
        {wasTried && isEmpty && <InlineError>Please enter at least one search filter</InlineError>}
      </div>
    </form>
  );
}
