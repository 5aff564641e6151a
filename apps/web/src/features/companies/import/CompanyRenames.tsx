import type { ImportRename } from '@workbench/services/companies/schemas';
import { useId } from 'react';
import { ScrollRegion } from '~/components/ui/display/ScrollRegion';
import { formatCount } from '~/lib/format/format';
import type { CsvForm } from './use-csv-form';

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
  const titleId = useId();
  if (renames.length === 0) return null;
  return (
    <div className="flex flex-col gap-2">
      <h3 id={titleId} className="font-medium">
        {formatCount(renames.length, 'tracked value differs', 'tracked values differ')} in this file
      </h3>
      <ScrollRegion aria-labelledby={titleId} className="max-h-72">
        <table className="w-full min-w-md text-left">
          <thead className="sticky top-0 bg-muted text-xs">
            <tr className="*:px-3 *:py-1.5 *:font-medium">
              <th scope="col">Company</th>
              <th scope="col">Field</th>
              <th scope="col">Now</th>
              <th scope="col">In the file</th>
            </tr>
          </thead>
          <tbody>
            {renames.map(({ domain, field, before, after }) => (
              <tr key={`${domain} ${field}`} className="align-top *:border-border *:border-t *:px-3 *:py-1.5">
                <td className="break-words">{domain}</td>
                <td>{field === 'name' ? 'Name' : 'Industry'}</td>
                <td className="break-words">{before}</td>
                <td className="break-words">{after}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      <fieldset disabled={isDisabled} className="flex flex-wrap gap-x-5 gap-y-2">
        <legend className="sr-only">Names and industries of tracked companies</legend>
        {CHOICES.map(({ value, label }) => (
          <label key={value} className="inline-flex cursor-pointer items-center gap-2">
            <input
              type="radio"
              name="csv-renames"
              className="accent-primary"
              checked={choice === value}
              onChange={() => onChoose(value)}
            />
            {label}
          </label>
        ))}
      </fieldset>
    </div>
  );
}
