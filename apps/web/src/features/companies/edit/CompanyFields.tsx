import type { CompanyField } from '@workbench/services/companies/schemas';
import { InlineError } from '~/components/ui/feedback/InlineError';
import { PanelQueryState } from '~/components/ui/feedback/PanelQueryState';
import { errorMessage } from '~/lib/api/errors';
import { useOwnColumns } from '../custom/use-own-columns';
import { FieldRow } from './FieldRow';
import { OwnFieldRow } from './OwnFieldRow';
import { useCompanyEdit } from './use-company-edit';

/** In their order on screen. */
const FIELDS = ['name', 'domain', 'industry', 'locations', 'headcount'] as const satisfies readonly CompanyField[];

/** What a user owns of a company: each value with its origin, its lock, and what was found beside it. */
export function CompanyFields({ id }: { id: string }) {
  const edit = useCompanyEdit(id);
  const own = useOwnColumns();
  return (
    <PanelQueryState query={edit.fields} failure="Failed to fetch the fields">
      {(company) => (
        <div className="flex flex-col gap-3">
          <ul className="divide-y divide-border rounded-md border border-border">
            {FIELDS.map((field) => (
              <FieldRow key={field} field={field} company={company} edit={edit} />
            ))}
            {own.columns.map((column) => (
              <OwnFieldRow key={column.key} column={column} company={company} edit={edit} />
            ))}
          </ul>
          {own.error !== null && <InlineError>Failed to fetch own columns: {errorMessage(own.error)}</InlineError>}
          <p className="text-muted-foreground text-xs">
            What you enter is locked: imports and syncs suggest another value and never change it.
            {own.columns.length > 0 && ' Own columns are not locked.'}
          </p>
        </div>
      )}
    </PanelQueryState>
  );
}
