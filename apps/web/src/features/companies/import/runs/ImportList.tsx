import type { CompanyImport } from '@workbench/services/companies/schemas';
import { FileUp } from 'lucide-react';
import { useState } from 'react';
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from '~/components/ui/display/Card';
import { EmptyState } from '~/components/ui/feedback/EmptyState';
import { PagedList } from '~/components/ui/feedback/PagedList';
import { READ_FAILURE } from '~/lib/api/errors';
import { ImportDetails } from './ImportDetails';
import { ImportItem } from './ImportItem';
import { TakeBackQuestion } from './TakeBackQuestion';
import { useImportActions, useImports } from './use-imports';

/** The imports of the last 30 days: followed, cancelled, and undone. */
export function ImportList({ isImporting }: { isImporting: boolean }) {
  const imports = useImports(isImporting);
  const actions = useImportActions();
  const [toTakeBack, setToTakeBack] = useState<CompanyImport | null>(null);
  const [shown, setShown] = useState<CompanyImport | null>(null);
  return (
    <Card>
      <CardHeader>
        <CardTitle>Imports</CardTitle>
        <CardDescription>
          Imports of the last 30 days. Undoing one restores what it overwrote; later edits stay.
        </CardDescription>
      </CardHeader>
      <CardContent>
        <PagedList
          query={imports}
          failure={READ_FAILURE.imports}
          empty={
            <EmptyState
              icon={FileUp}
              title="No imports yet"
              description="Your imports appear here, and each can be undone for 30 days."
            />
          }
          moreLabel="Show more imports"
        >
          {(runs) => (
            <ul aria-label="Imports" className="divide-y divide-border">
              {runs.map((run) => (
                <ImportItem
                  key={run.id}
                  run={run}
                  isBusy={actions.isBusy}
                  onShow={() => setShown(run)}
                  onCancel={() => actions.cancel(run.id)}
                  onTakeBack={() => setToTakeBack(run)}
                />
              ))}
            </ul>
          )}
        </PagedList>
      </CardContent>
      {shown !== null && <ImportDetails run={shown} onClose={() => setShown(null)} />}
      {toTakeBack !== null && (
        <TakeBackQuestion
          run={toTakeBack}
          onConfirm={() => actions.takeBack(toTakeBack.id)}
          onClose={() => setToTakeBack(null)}
        />
      )}
    </Card>
  );
}
