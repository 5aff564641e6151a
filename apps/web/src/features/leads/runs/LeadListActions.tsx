import { Link } from '@tanstack/react-router';
import type { LeadList } from '@workbench/services/leads/schemas';
import { Sparkles, TableProperties, Trash2, Upload, Users } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button, buttonClass } from '~/components/ui/controls/Button';
import { useWriteBack } from '../write-back/use-write-back';
import { LeadListDownloadMenu } from './LeadListDownloadMenu';

const CellsDialog = lazy(() =>
  import('../write-back/WriteBackPreviewDialog').then((module) => ({ default: module.WriteBackPreviewDialog })),
);
const DeleteQuestion = lazy(() =>
  import('~/components/trash/DeleteQuestion').then((module) => ({ default: module.DeleteQuestion })),
);
const EnrichDialog = lazy(() =>
  import('../enrichment/EnrichDialog').then((module) => ({ default: module.EnrichDialog })),
);

interface LeadListActionsProps {
  list: LeadList;
  /** An enrichment of the import is under way: no second one beside it, and its results are written at its end. */
  isRunOpen: boolean;
}

/** What can be done with an import: look at its leads, enrich them, take the results back, delete it. */
export function LeadListActions({ list, isRunOpen }: LeadListActionsProps) {
  const [open, setOpen] = useState<'cells' | 'enrich' | 'delete' | null>(null);
  const { write, isStarting } = useWriteBack(list.id);
  const { id, name, kind } = list;
  const isWriting = list.writeBack?.state === 'running' || isStarting;
  const close = () => setOpen(null);
  return (
    <div className="flex flex-wrap gap-2">
      <Link
        to="/lead-enrichment"
        search={{ tab: 'leads', list: id }}
        aria-label={`Show leads from ${name}`}
        className={buttonClass('outline', 'sm')}
      >
        <Users aria-hidden />
        Show leads
      </Link>
      {!isRunOpen && list.leadCount > 0 && (
        <Button variant="outline" size="sm" aria-label={`Enrich leads from ${name}`} onClick={() => setOpen('enrich')}>
          <Sparkles aria-hidden />
          Enrich leads
        </Button>
      )}
      {kind === 'sheet' && (
        <>
          <Button variant="outline" size="sm" aria-label={`Preview cells for ${name}`} onClick={() => setOpen('cells')}>
            <TableProperties aria-hidden />
            Preview cells
          </Button>
          {!isRunOpen && (
            <Button
              variant="outline"
              size="sm"
              aria-label={`Write results for ${name}`}
              disabled={isWriting}
              onClick={write}
            >
              <Upload aria-hidden />
              {isWriting ? 'Writing…' : 'Write results'}
            </Button>
          )}
        </>
      )}
      <LeadListDownloadMenu list={list} />
      {!isRunOpen && (
        <Button
          variant="outline"
          size="icon-sm"
          aria-label={`Delete ${name}`}
          title="Delete import"
          disabled={isWriting}
          onClick={() => setOpen('delete')}
        >
          <Trash2 aria-hidden />
        </Button>
      )}
      <Suspense fallback={null}>
        {open === 'cells' && <CellsDialog list={list} isWriting={isWriting} onWrite={write} onClose={close} />}
        {open === 'delete' && <DeleteQuestion kind="leadList" ids={[id]} name={`“${name}”`} onClose={close} />}
        {open === 'enrich' && (
          <EnrichDialog title={`Enrich leads from ${name}`} target={{ listId: id }} onClose={close} />
        )}
      </Suspense>
    </div>
  );
}
