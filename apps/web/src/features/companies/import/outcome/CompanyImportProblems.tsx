import type { ImportPreview } from '@workbench/services/companies/schemas';
import { CompanyRowErrors } from './CompanyRowErrors';

/** Everything of the file that is left out, with the reasons. */
export function CompanyImportProblems({ outcome }: { outcome: ImportPreview['outcome'] }) {
  const { errors, failed, notes, ignoredCells, repeats, duplicates, refusals, refused } = outcome;
  return (
    <>
      <CompanyRowErrors title="Rows that can’t be imported" errors={errors} total={failed} />
      <CompanyRowErrors title="Refused rows" errors={refusals} total={refused} />
      <CompanyRowErrors title="Cells that are left out" errors={notes} total={ignoredCells} />
      <CompanyRowErrors title="Duplicate rows" errors={repeats} total={duplicates} />
    </>
  );
}
