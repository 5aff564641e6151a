import { Select } from '~/components/ui/controls/Select';
import { trpc } from '~/lib/api/trpc';
import { formatNumber } from '~/lib/format/format';
import { FINDING_GROUPS } from '../finding-labels';
import { toFilterParameters } from '../lead-filters';
import type { LeadFilters } from '../url-params';

interface FindingSelectProps {
  filters: LeadFilters;
  onChange: (finding: string) => void;
}

/** What was found, with the number of leads for each choice within the other filters; choices without any are left out. */
export function FindingSelect({ filters, onChange }: FindingSelectProps) {
  const { finding, ...others } = filters;
  const counts = trpc.leads.findings.useQuery(toFilterParameters(others), { placeholderData: (known) => known });
  const leads = new Map(counts.data?.findings.map((one) => [one.finding, one.leads]));
  return (
    <Select
      aria-label="Findings"
      className="min-w-36 max-w-full flex-1 sm:max-w-64 sm:flex-none"
      value={finding ?? ''}
      onChange={(event) => onChange(event.target.value)}
    >
      <option value="">Any finding</option>
      {FINDING_GROUPS.map(({ label, options }) => {
        const shown = options.filter((option) => option.finding === finding || (leads.get(option.finding) ?? 0) > 0);
        return (
          shown.length > 0 && (
            <optgroup key={label} label={label}>
              {shown.map((option) => (
                <option key={option.finding} value={option.finding}>
                  {option.label} ({formatNumber(leads.get(option.finding) ?? 0)})
                </option>
              ))}
            </optgroup>
          )
        );
      })}
    </Select>
  );
}
