import type { CompanyField } from '@workbench/services/companies/schemas';
import { PanelQueryState } from '~/components/ui/feedback/PanelQueryState';
import { FieldRow } from './FieldRow';
import { useCompanyEdit } from './use-company-edit';

/** In their order on screen. */
const FIELDS = ['name', 'domain', 'industry', 'locations', 'headcount'] as const satisfies readonly CompanyField[];

/** What a user owns of a company: each value with its origin, its lock, and what was found beside it. */
export function CompanyFields({ id }: { id: string }) {
  const edit = useCompanyEdit(id);
  return (
    <PanelQueryState query={edit.fields} failure="Failed to fetch the fields">
      {(company) => (
        <div className="flex flex-col gap-3">
          <ul className="divide-y divide-border rounded-md border border-border">
            {FIELDS.map((field) => (
              <FieldRow key={field} field={field} company={company} edit={edit} />
            ))}
          </ul>
          <p className="text-muted-foreground text-xs">
            What you enter is locked: imports and syncs suggest another value and never change it.
          </p>
        </div>
      )}
    </PanelQueryState>
  );
}
