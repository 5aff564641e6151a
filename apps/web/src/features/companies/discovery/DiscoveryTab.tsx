import type { FormEvent } from 'react';
import { Button } from '~/components/ui/controls/Button';
import { Field } from '~/components/ui/controls/Field';
import { Input } from '~/components/ui/controls/Input';
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from '~/components/ui/display/Card';
import { Alert } from '~/components/ui/feedback/Alert';
import { InlineError } from '~/components/ui/feedback/InlineError';
import { DiscoveryResults } from './DiscoveryResults';
import { DiscoverySources } from './DiscoverySources';
import { DISCOVERY_FIELDS, maxPriceText, totalMaxCredits } from './discovery-form';
import { useDiscovery } from './use-discovery';

/** Finds companies that are not tracked yet, by industry, place and size, and adds them. */
export function DiscoveryTab() {
  const form = useDiscovery();
  const credits = totalMaxCredits(form.asked);
  function submit(event: FormEvent) {
    event.preventDefault();
    form.search();
  }
  return (
    <div className="flex flex-col gap-4">
      <Card>
        <CardHeader>
          <CardTitle>Discover Companies</CardTitle>
          <CardDescription>Find companies you don’t track yet by industry, location and size.</CardDescription>
        </CardHeader>
        <CardContent>
          <form onSubmit={submit} noValidate className="flex flex-col gap-4">
            <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
              {DISCOVERY_FIELDS.map(({ name, label, type, placeholder }) => (
                <Field key={name} label={label} error={form.errors[name]}>
                  {(control) => (
                    <Input
                      {...control}
                      name={name}
                      type={type}
                      placeholder={placeholder}
                      maxLength={100}
                      value={form.filters[name]}
                      onChange={(event) => form.change({ [name]: event.target.value })}
                      {...(type === 'number' ? { min: 0, step: 1, inputMode: 'numeric' } : {})}
                    />
                  )}
                </Field>
              ))}
            </div>
            <DiscoverySources form={form} />
            <div className="flex flex-wrap items-center gap-3">
              <Button type="submit" disabled={form.isSearching || form.asked.length === 0}>
                {form.isSearching ? 'Searching...' : 'Discover companies'}
              </Button>
              <p role="status" className="text-ui text-muted-foreground">
                {credits > 0 && `This search costs ${maxPriceText(credits)}.`}
              </p>
              {form.isMissingFilter && <InlineError>Enter an industry, location or size</InlineError>}
            </div>
          </form>
        </CardContent>
      </Card>
      {form.failure !== null && (
        <Alert variant="destructive" title="Search Failed">
          {form.failure}
          {form.found && <p className="text-muted-foreground">The companies below are from an earlier search.</p>}
        </Alert>
      )}
      {form.found && <DiscoveryResults found={form.found} form={form} />}
    </div>
  );
}
