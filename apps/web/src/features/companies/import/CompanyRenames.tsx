import type { ImportRename } from '@workbench/services/companies/schemas';
import { ScrolledTable } from '~/components/ui/display/ScrolledTable';
import { formatCount } from '~/lib/format/format';
import { FIELD_LABEL } from '../edit/field-drafts';
import type { CsvForm } from './csv-file/use-csv-form';

const COLUMNS = ['Company', 'Field', 'Now', 'In the file'];
const CHOICES = [
  { value: 'apply', label: 'Use the names and industries of the file' },
  { value: 'keep', label: 'Keep the current ones' },
] as const;

interface CompanyRenamesProps {
  renames: readonly ImportRename[];
  choice: CsvForm['renames'];
  isDisabled: boolean;
  onChoose: (choice: CsvForm['renames']) => void;
}

/** Names and industries that the file has otherwise than the workspace; which of them count is the person's to say. */
export function CompanyRenames({ renames, choice, isDisabled, onChoose }: CompanyRenamesProps) {
  if (renames.length === 0) return null;
  return (
    <div className="flex flex-col gap-2">
      <ScrolledTable
        title={`${formatCount(renames.length, 'tracked value differs', 'tracked values differ')} in this file`}
        columns={COLUMNS}
        rows={renames.map(({ domain, field, before, after }) => ({
          key: `${domain} ${field}`,
          cells: [domain, FIELD_LABEL[field], before, after],
        }))}
      />
      <fieldset disabled={isDisabled} className="flex flex-wrap gap-x-5 gap-y-2">
        <legend className="sr-only">Names and industries of tracked companies</legend>
        {CHOICES.map(({ value, label }) => (
          <label key={value} className="inline-flex cursor-pointer items-center gap-2">
            <input type="radio" name="csv-renames" checked={choice === value} onChange={() => onChoose(value)} />
            {label}
          </label>
        ))}
      </fieldset>
    </div>
  );
}
