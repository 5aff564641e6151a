import type { CompanyImport } from '@workbench/services/companies/schemas';
import { ConfirmDialog } from '~/components/ui/overlays/ConfirmDialog';
import { errorMessage, READ_FAILURE } from '~/lib/api/errors';
import { trpc } from '~/lib/api/trpc';
import { formatCount, formatNumber } from '~/lib/format/format';

const KEPT_SHOWN = 5;

interface TakeBackQuestionProps {
  run: CompanyImport;
  onConfirm: () => void;
  onClose: () => void;
}

/** Says what taking an import back would do before it is done. Begins open. */
export function TakeBackQuestion({ run, onConfirm, onClose }: TakeBackQuestionProps) {
  const preview = trpc.imports.previewTakeBack.useQuery(
    { id: run.id },
    { staleTime: 0, gcTime: 0, refetchOnMount: 'always' },
  );
  const { data, error } = preview;
  return (
    <ConfirmDialog
      title={`Undo the import of ${run.fileName}?`}
      action="Undo import"
      isActionDisabled={data === undefined}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      {data === undefined && (
        <span role={error ? 'alert' : 'status'} className="block">
          {error ? `${READ_FAILURE.imports}: ${errorMessage(error)}` : 'Checking for later changes…'}
        </span>
      )}
      {data !== undefined && (
        <>
          <span className="block">
            {formatCount(data.removed, 'company it created is', 'companies it created are')} deleted permanently;{' '}
            {formatCount(data.restored, 'company goes', 'companies go')} back to earlier values.
          </span>
          {data.kept > 0 && (
            <span className="mt-2 block">
              {formatCount(data.kept, 'company keeps', 'companies keep')} later changes:
            </span>
          )}
          {data.keptCompanies.slice(0, KEPT_SHOWN).map(({ companyId, name, reason }) => (
            <span key={companyId} className="block break-words">
              {name}: {reason}
            </span>
          ))}
          {data.kept > KEPT_SHOWN && <span className="block">and {formatNumber(data.kept - KEPT_SHOWN)} more</span>}
        </>
      )}
    </ConfirmDialog>
  );
}
