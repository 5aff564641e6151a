import type { Discovery, DiscoveryResult } from '@workbench/services/sources/schemas';
import { SearchX, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { Button } from '~/components/ui/Button';
import { Card, CardContent, CardHeader, CardTitle } from '~/components/ui/Card';
import { EmptyState } from '~/components/ui/EmptyState';
import { ScrollRegion } from '~/components/ui/ScrollRegion';
import { formatCount } from '~/lib/format';
import { useAddCompanies } from '../hooks/use-add-companies';
import type { DiscoveryForm } from '../hooks/use-discovery';
import { resultKey, spentText } from '../lib/discovery';
import { DiscoveryResultRow } from './DiscoveryResultRow';

/** What was found, with what is tracked already marked, and adding one or many. */
export function DiscoveryResults({ found, form }: { found: Discovery; form: DiscoveryForm }) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const { add, isPending, progress } = useAddCompanies();
  const trackedAs = ({ domain, companyId }: DiscoveryResult) =>
    companyId ?? (domain === null ? null : (form.added[domain] ?? null));
  const canBeAdded = (result: DiscoveryResult) => result.domain !== null && trackedAs(result) === null;
  const addable = found.results.filter(canBeAdded);
  const selected = addable.filter((result) => chosen.has(resultKey(result)));

  function choose(result: DiscoveryResult, isChosen: boolean) {
    const next = new Set(chosen);
    if (isChosen) next.add(resultKey(result));
    else next.delete(resultKey(result));
    setChosen(next);
  }
  async function track(results: DiscoveryResult[]) {
    const inputs = results.flatMap(({ name, domain, industry }) =>
      domain === null ? [] : [{ name, domain, ...(industry === null ? {} : { industry }) }],
    );
    await add(inputs, (company, input) => form.noteAdded(input.domain, company.id));
  }

  return (
    <Card aria-label="Discovered companies" className="min-w-0">
      <CardHeader className="flex-row flex-wrap items-center justify-between gap-2">
        <CardTitle>
          {formatCount(found.results.length, 'company', 'companies')} found
          {spentText(found) && <span className="font-normal text-muted-foreground"> · {spentText(found)}</span>}
        </CardTitle>
        {addable.length > 0 && (
          <div className="flex flex-wrap gap-2">
            <Button
              variant="ghost"
              size="sm"
              disabled={isPending}
              onClick={() => setChosen(new Set(selected.length === addable.length ? [] : addable.map(resultKey)))}
            >
              {selected.length === addable.length ? 'Deselect all' : 'Select all'}
            </Button>
            <Button size="sm" disabled={isPending || selected.length === 0} onClick={() => void track(selected)}>
              {progress ? `Adding ${progress.done + 1} of ${progress.of}...` : `Add ${selected.length} to tracking`}
            </Button>
          </div>
        )}
      </CardHeader>
      <CardContent className="flex flex-col gap-3">
        <Problems asked={found.asked} />
        {found.results.length === 0 ? (
          <EmptyState icon={SearchX} title="No company matches" description="Try a wider size, or one filter less." />
        ) : (
          <ScrollRegion aria-label="Found companies" className="max-h-[400px]">
            <ul className="divide-y divide-border">
              {found.results.map((result) => (
                <DiscoveryResultRow
                  key={resultKey(result)}
                  result={result}
                  trackedAs={trackedAs(result)}
                  isChosen={canBeAdded(result) && chosen.has(resultKey(result))}
                  isDisabled={isPending}
                  onChoose={(isChosen) => choose(result, isChosen)}
                  onAdd={() => void track([result])}
                />
              ))}
            </ul>
          </ScrollRegion>
        )}
      </CardContent>
    </Card>
  );
}

/** Sources that could not answer; the results of the others stand beneath. */
function Problems({ asked }: Pick<Discovery, 'asked'>) {
  const failed = asked.filter(({ problem }) => problem !== null);
  if (failed.length === 0) return null;
  return (
    <ul aria-label="Sources that did not answer" className="flex flex-col gap-1">
      {failed.map(({ id, source, problem }) => (
        <li key={id} className="flex gap-2 rounded-md bg-warning-soft px-3 py-2 text-[0.8125rem] text-warning">
          <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          <span className="min-w-0 break-words">
            {source}: {problem}
          </span>
        </li>
      ))}
    </ul>
  );
}
