import type { CompanyReport } from '@workbench/services/reports/schemas';
import { Trash2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '~/components/ui/controls/Button';

const DeleteQuestion = lazy(() =>
  import('~/components/trash/DeleteQuestion').then((module) => ({ default: module.DeleteQuestion })),
);

interface DeleteReportButtonProps {
  report: Pick<CompanyReport, 'id' | 'version'>;
  onDeleted: () => void;
}

/** Deletes the version that is shown, after a question. */
export function DeleteReportButton({ report: { id, version }, onDeleted }: DeleteReportButtonProps) {
  const [isAsking, setAsking] = useState(false);
  if (id === null || version === null) return null;
  return (
    <>
      <Button
        variant="outline"
        size="icon"
        aria-label={`Delete version ${version}`}
        title="Delete this version"
        className="print:hidden"
        onClick={() => setAsking(true)}
      >
        <Trash2 aria-hidden />
      </Button>
      {isAsking && (
        <Suspense fallback={null}>
          <DeleteQuestion
            kind="report"
            ids={[id]}
            name={`version ${version}`}
            onDeleted={onDeleted}
            onClose={() => setAsking(false)}
          />
        </Suspense>
      )}
    </>
  );
}
