import { PanelQueryState } from '~/components/ui/feedback/PanelQueryState';
import { FieldRow } from '../edit/FieldRow';
import { type CompanyEdit, useCompanyEdit } from '../edit/use-company-edit';

/** The headcount as on the company's page. */
export function TypedHeadcount({ companyId, onTyped }: { companyId: string; onTyped: () => void }) {
  const edit = useCompanyEdit(companyId);
  const save: CompanyEdit['save'] = async (changes, etag, done) => {
    const outcome = await edit.save(changes, etag, done);
    if (outcome === 'saved' && changes.headcount) onTyped();
    return outcome;
  };
  return (
    <PanelQueryState query={edit.fields} failure="Failed to fetch the fields">
      {(company) => (
        <ul className="rounded-md border border-border">
          <FieldRow field="headcount" company={company} edit={{ ...edit, save }} />
        </ul>
      )}
    </PanelQueryState>
  );
}
