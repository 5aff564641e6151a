import type { ImportSuggestion } from '@workbench/services/companies/schemas';
import { ScrolledTable } from '~/components/ui/display/ScrolledTable';
import { DASH, formatCount } from '~/lib/format/format';
import { FIELD_LABEL } from '../../edit/field-drafts';

const COLUMNS = ['Company', 'Field', 'Locked', 'In the file', 'Effect'];

/** Values of the file beside locked ones, which stay. */
export function CompanySuggestions({ suggestions }: { suggestions: readonly ImportSuggestion[] }) {
  if (suggestions.length === 0) return null;
  return (
    <div className="flex flex-col gap-2">
      <ScrolledTable
        title={`${formatCount(suggestions.length, 'locked value differs', 'locked values differ')} in this file`}
        columns={COLUMNS}
        rows={suggestions.map(({ domain, field, before, after }) => ({
          key: `${domain} ${field} ${after}`,
          cells: [domain, FIELD_LABEL[field], before || DASH, after, EFFECT],
        }))}
      />
    </div>
  );
}

const EFFECT = <span className="whitespace-nowrap text-muted-foreground">Locked, suggested instead</span>;
