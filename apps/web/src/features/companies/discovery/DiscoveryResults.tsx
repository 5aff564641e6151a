import { SOURCE_NAME_MAX } from '@workbench/services/companies/limits';
import type { Discovery, DiscoveryResult } from '@workbench/services/sources/schemas';
import { SearchX } from 'lucide-react';
import { useState } from 'react';
import { HiddenCustomers } from '~/components/customers/HiddenCustomers';
import { splitCustomers } from '~/components/customers/hidden-customers';
import { Button } from '~/components/ui/controls/Button';
import { Card, CardContent, CardHeader, CardTitle } from '~/components/ui/display/Card';
import { ScrollRegion } from '~/components/ui/display/ScrollRegion';
import { Alert } from '~/components/ui/feedback/Alert';
import { EmptyState } from '~/components/ui/feedback/EmptyState';
import { formatCount } from '~/lib/format/format';
import { useAddCompanies } from '../add/use-add-companies';
import { DiscoveryResultRow } from './DiscoveryResultRow';
import { discoveryResultKey, discoverySpendText } from './discovery-form';
import type { DiscoveryForm } from './use-discovery';

const NONE: ReadonlySet<string> = new Set();

/** What was found, with what is tracked already marked, and adding one or many. */
export function DiscoveryResults({ found, form }: { found: Discovery; form: DiscoveryForm }) {
  // A choice belongs to its search: what the next one finds again is not chosen.
  const [choice, setChoice] = useState({ found, keys: NONE });
  const chosen = choice.found === found ? choice.keys : NONE;
  const setChosen = (keys: ReadonlySet<string>) => setChoice({ found, keys });
  const [showsCustomers, setShowsCustomers] = useState(false);
  const { add, isPending, progress } = useAddCompanies();
  const findTrackedId = ({ domain, companyId }: DiscoveryResult) =>
    companyId ?? (domain === null ? null : (form.added[domain] ?? null));
  const findTrashId = ({ domain, trashId }: DiscoveryResult) =>
    trashId ?? (domain === null ? null : (form.trashed[domain] ?? null));
  const canBeAdded = (result: DiscoveryResult) =>
    result.domain !== null && findTrackedId(result) === null && findTrashId(result) === null;
  const { shown, customers } = splitCustomers(found.results, showsCustomers);
  const addable = shown.filter(canBeAdded);
  const selected = addable.filter((result) => chosen.has(discoveryResultKey(result)));

  function choose(result: DiscoveryResult, isChosen: boolean) {
    const next = new Set(chosen);
    if (isChosen) next.add(discoveryResultKey(result));
    else next.delete(discoveryResultKey(result));
    setChosen(next);
  }
  async function track(results: DiscoveryResult[]) {
    const inputs = results.flatMap(({ name, domain, industry, sources }) =>
      domain === null
        ? []
        : [{ name, domain, ...(industry === null ? {} : { industry }), discoveredBy: discoveredBy(sources) }],
    );
    await add(inputs, {
      onAdded: (company, input) => form.noteAdded(input.domain, company.id),
      onTrashed: ({ trashId }, input) => form.noteTrashed(input.domain, trashId),
    });
  }

  return (
    <Card aria-label="Discovered companies" className="min-w-0">
      <CardHeader className="flex-row flex-wrap items-center justify-between gap-2">
        <CardTitle>
          {formatCount(found.results.length, 'company', 'companies')} found
          {discoverySpendText(found) && (
            <span className="font-normal text-muted-foreground"> · {discoverySpendText(found)}</span>
          )}
        </CardTitle>
        {addable.length > 0 && (
          <div className="flex flex-wrap gap-2">
            <Button
              variant="ghost"
              size="sm"
              disabled={isPending}
              onClick={() =>
                setChosen(new Set(selected.length === addable.length ? [] : addable.map(discoveryResultKey)))
              }
            >
              {selected.length === addable.length ? 'Deselect all' : 'Select all'}
            </Button>
            <Button size="sm" disabled={isPending || selected.length === 0} onClick={() => void track(selected)}>
              {progress ? `Adding ${progress.done + 1} of ${progress.of}…` : `Add ${selected.length} to tracking`}
            </Button>
          </div>
        )}
      </CardHeader>
      <CardContent className="flex flex-col gap-3">
        <DiscoveryProblems asked={found.asked} />
        <HiddenCustomers customers={customers} isShown={showsCustomers} onChange={setShowsCustomers} />
        {shown.length === 0 && customers > 0 ? null : shown.length === 0 ? (
          <EmptyState
            icon={SearchX}
            title="No matching companies"
            description="Try a wider size range or fewer filters."
          />
        ) : (
          <ScrollRegion aria-label="List of discovered companies" className="max-h-[400px]">
            <ul className="divide-y divide-border">
              {shown.map((result) => (
                <DiscoveryResultRow
                  key={discoveryResultKey(result)}
                  result={result}
                  trackedCompanyId={findTrackedId(result)}
                  trashId={findTrashId(result)}
                  isChosen={canBeAdded(result) && chosen.has(discoveryResultKey(result))}
                  isDisabled={isPending}
                  onChoose={(isChosen) => choose(result, isChosen)}
                  onAdd={() => void track([result])}
                  onRestored={(companyId) => result.domain !== null && form.noteAdded(result.domain, companyId)}
                />
              ))}
            </ul>
          </ScrollRegion>
        )}
      </CardContent>
    </Card>
  );
}

/** The origin that is kept with the company: as many of the sources as fit. */
function discoveredBy(sources: readonly string[]): string {
  return sources.join(', ').slice(0, SOURCE_NAME_MAX).trim();
}

/** Sources that could not answer; the results of the others stand beneath. */
function DiscoveryProblems({ asked }: Pick<Discovery, 'asked'>) {
  const failed = asked.filter(({ problem }) => problem !== null);
  if (failed.length === 0) return null;
  return (
    <ul aria-label="Failed sources" className="flex flex-col gap-1">
      {failed.map(({ id, source, problem }) => (
        <li key={id}>
          <Alert variant="warning">
            {source}: {problem}
          </Alert>
        </li>
      ))}
    </ul>
  );
}
