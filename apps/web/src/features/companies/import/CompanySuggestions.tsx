import type { ImportSuggestion } from '@workbench/services/companies/schemas';
import { useId } from 'react';
import { ScrollRegion } from '~/components/ui/display/ScrollRegion';
import { DASH, formatCount } from '~/lib/format/format';
import { FIELD_LABEL } from '../edit/field-drafts';

/** Values of the file beside locked ones, which stay. */
export function CompanySuggestions({ suggestions }: { suggestions: readonly ImportSuggestion[] }) {
  const titleId = useId();
  if (suggestions.length === 0) return null;
  return (
    <div className="flex flex-col gap-2">
      <h3 id={titleId} className="font-medium">
        {formatCount(suggestions.length, 'locked value differs', 'locked values differ')} in this file
      </h3>
      <ScrollRegion aria-labelledby={titleId} className="max-h-72">
        <table className="w-full min-w-md text-left">
          <thead className="sticky top-0 bg-muted text-xs">
            <tr className="*:px-3 *:py-1.5 *:font-medium">
              <th scope="col">Company</th>
              <th scope="col">Field</th>
              <th scope="col">Locked</th>
              <th scope="col">In the file</th>
              <th scope="col">Effect</th>
            </tr>
          </thead>
          <tbody>
            {suggestions.map(({ domain, field, before, after }) => (
              <tr key={`${domain} ${field} ${after}`} className="align-top *:border-border *:border-t *:px-3 *:py-1.5">
                <td className="break-words">{domain}</td>
                <td>{FIELD_LABEL[field]}</td>
                <td className="break-words">{before || DASH}</td>
                <td className="break-words">{after}</td>
                <td className="whitespace-nowrap text-muted-foreground">Locked, suggested instead</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </div>
  );
}
