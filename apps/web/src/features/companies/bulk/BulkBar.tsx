import type { CompanySelectionInput, CompanySort } from '@workbench/services/companies/schemas';
import { lazy, Suspense, useRef } from 'react';
import { SelectedRowsBar } from '~/components/selection/SelectedRowsBar';
import { SelectionAction } from '~/components/selection/SelectionAction';
import { formatNumber } from '~/lib/format/format';
import { useMenuStep } from '~/lib/state/use-menu-step';
import { CompanyExportMenu } from '../export/CompanyExportMenu';
import { BulkMenu } from './BulkMenu';
import { BulkProgress } from './BulkProgress';
import { BULK_ACTIONS, type BulkActionId } from './bulk-actions';
import { useBulkChanges } from './use-bulk-changes';

const BulkDialogs = lazy(() => import('./BulkDialogs').then((module) => ({ default: module.BulkDialogs })));

interface BulkBarProps {
  selection: CompanySelectionInput;
  /** null when only the server can count them. */
  count: number | null;
  /** How many companies match, where they are more than the chosen ones. */
  matching: string | null;
  sort: CompanySort;
  onChooseAll: () => void;
  onClear: () => void;
}

/** How many companies are selected, and what can be done with them. */
export function BulkBar({ selection, count, matching, sort, onChooseAll, onClear }: BulkBarProps) {
  const { step: action, choose, open, close } = useMenuStep<BulkActionId>();
  const show = (id: BulkActionId) => {
    choose(id);
    open();
  };
  const status = useRef<HTMLParagraphElement>(null);
  const changes = useBulkChanges(onClear);
  const words = count === null ? 'All matching companies' : `${formatNumber(count)} selected`;
  return (
    <>
      <SelectedRowsBar
        count={count}
        matching={matching}
        hint={matching === null ? '' : 'Select companies to change or export them.'}
        onChooseAll={onChooseAll}
        onClear={onClear}
        statusRef={status}
      >
        <div className="hidden sm:contents">
          {BULK_ACTIONS.filter(({ isShown }) => isShown).map(({ id, label, icon }) => (
            <SelectionAction key={id} icon={icon} onClick={() => show(id)}>
              {label}
            </SelectionAction>
          ))}
        </div>
        <BulkMenu onChoose={choose} onClosed={open} />
        <CompanyExportMenu size="sm" label="Export selected" selection={{ chosen: selection, sort }} words={words} />
      </SelectedRowsBar>
      {changes.running && (
        <BulkProgress change={changes.running} isCancelling={changes.isCancelling} onCancel={changes.cancel} />
      )}
      <Suspense fallback={null}>
        {action !== null && (
          <BulkDialogs
            action={action}
            selection={selection}
            changes={changes}
            onStarted={onClear}
            onClose={close}
            onClosed={() => status.current?.focus()}
          />
        )}
      </Suspense>
    </>
  );
}
