import { CUSTOMER_REASON_MAX } from '@workbench/services/customers/limits';
import { Button } from '~/components/ui/controls/Button';
import { Field } from '~/components/ui/controls/Field';
import { FilePicker } from '~/components/ui/controls/FilePicker';
import { Input } from '~/components/ui/controls/Input';
import {
  Dialog,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogHeader,
  DialogTitle,
} from '~/components/ui/overlays/Dialog';
import { CustomerPlanView } from './CustomerPlanView';
import { importAction } from './import-text';
import { type CustomerImport, useCustomerImport } from './use-customer-import';

const MODES = [
  { mode: 'add', label: 'Add to the list' },
  { mode: 'replace', label: 'Replace the list' },
] as const;

/** Takes the customers of a CRM's file, and says what that does before it does it. Begins open. */
export function ImportCustomersDialog({ onClose }: { onClose: () => void }) {
  const work = useCustomerImport(onClose);
  const { file, plan, error, isLoading, isImporting } = work;
  const isReady = plan !== null && plan.problem === null && !isLoading && !isImporting;
  const changes = plan === null ? 0 : plan.added + plan.changed + plan.removed;
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && !isImporting && onClose()}>
      <DialogContent className="sm:max-w-2xl">
        <DialogHeader>
          <DialogTitle>Import customers</DialogTitle>
          <DialogDescription>
            A CSV or Excel file of companies, as HubSpot, Salesforce and other CRMs export it. Columns about people are
            left out.
          </DialogDescription>
        </DialogHeader>
        <div className="flex min-h-0 flex-1 flex-col gap-4 overflow-y-auto p-1">
          <FilePicker
            label="CSV or Excel file"
            accept=".csv,.tsv,.txt,.xlsx"
            hint="Choose a file or drop it here. Nothing is saved until you start the import."
            file={file}
            refusal={error}
            isDisabled={isImporting}
            onChoose={work.choose}
          />
          {file !== null && <ImportOptions work={work} />}
          {isLoading && plan === null && <p role="status">Reading the file…</p>}
          {plan !== null && (
            <CustomerPlanView plan={plan} options={work.options} isDisabled={isImporting} onChange={work.change} />
          )}
        </div>
        <DialogFooter>
          <Button variant="outline" disabled={isImporting} onClick={onClose}>
            Cancel
          </Button>
          <Button disabled={!isReady || changes === 0} onClick={work.start}>
            {isImporting ? 'Importing…' : plan === null ? 'Import' : importAction(plan)}
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}

function ImportOptions({ work: { options, isImporting, change } }: { work: CustomerImport }) {
  return (
    <div className="flex flex-wrap items-start gap-x-6 gap-y-3">
      <fieldset className="flex flex-wrap gap-x-4 gap-y-2" disabled={isImporting}>
        <legend className="pb-1.5 font-medium text-ui">What to do</legend>
        {MODES.map(({ mode, label }) => (
          <label key={mode} className="inline-flex h-9 items-center gap-2">
            <input
              type="radio"
              name="customer-import-mode"
              className="size-4"
              checked={options.mode === mode}
              onChange={() => change({ mode })}
            />
            {label}
          </label>
        ))}
      </fieldset>
      <Field label="Reason of rows without one">
        {(control) => (
          <Input
            {...control}
            className="max-w-56"
            maxLength={CUSTOMER_REASON_MAX}
            disabled={isImporting}
            value={options.reason}
            onChange={(event) => change({ reason: event.target.value })}
          />
        )}
      </Field>
    </div>
  );
}
