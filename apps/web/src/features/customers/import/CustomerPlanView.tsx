import type { CustomerRowProblem } from '@workbench/services/customers/schemas';
import { Alert } from '~/components/ui/feedback/Alert';
import { formatCount, formatNumber } from '~/lib/format/format';
import { CustomerColumns } from './CustomerColumns';
import { planFacts } from './import-text';
import type { CustomerPlanProps } from './plan-props';

/** What an import would do: rows, reasons, columns, companies, and what is left out with its reason. */
export function CustomerPlanView(props: CustomerPlanProps) {
  const { plan } = props;
  const { rows, marked, later, problem, removedEntries, removed, markedCompanies, suggestions } = plan;
  return (
    <section aria-label="Plan" className="flex flex-col gap-4">
      {problem === null ? (
        <div role="status" className="flex flex-col gap-1">
          <p className="font-medium">
            {formatCount(rows, 'row', 'rows')}: {planFacts(plan).join(', ') || 'nothing to take'}
          </p>
          <p className="text-muted-foreground">
            Marks {formatCount(marked, 'tracked company', 'tracked companies')}; {formatNumber(later)} not tracked yet,
            kept for later.
          </p>
        </div>
      ) : (
        <Alert variant="warning">{problem}</Alert>
      )}
      <Reasons {...props} />
      <CustomerColumns {...props} />
      <Names
        title="Leave the list"
        total={removed}
        names={removedEntries.map(({ name, domain, reason }) => `${name ?? domain} (${reason})`)}
      />
      <Names
        title="Marked companies"
        total={marked}
        names={markedCompanies.map(({ name, domain, reason }) => `${name}, ${domain} (${reason})`)}
      />
      <Names
        title="Same name only: not marked"
        total={suggestions.length}
        names={suggestions.map(({ name, company }) => `${name}: perhaps ${company.domain}`)}
      />
      <Names title="Refused rows" total={plan.refused} names={plan.problems.map(problemText)} />
      <Names title="Cells left out" total={plan.notes.length} names={plan.notes.map(problemText)} />
    </section>
  );
}

const problemText = ({ line, column, value, reason }: CustomerRowProblem): string =>
  `Line ${line}${column === null ? '' : `, ${column}`}${value ? ` “${value}”` : ''}: ${reason}`;

function Names({ title, total, names }: { title: string; total: number; names: readonly string[] }) {
  if (total === 0) return null;
  return (
    <details>
      <summary className="cursor-pointer font-medium">
        {title}: {formatNumber(total)}
      </summary>
      <ul className="flex max-h-48 flex-col gap-0.5 overflow-y-auto pt-1 pl-4 text-ui">
        {names.map((name, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows of a plan never move
          <li key={at} className="break-words text-muted-foreground">
            {name}
          </li>
        ))}
        {total > names.length && <li>and {formatNumber(total - names.length)} more</li>}
      </ul>
    </details>
  );
}

/** Which reasons are taken: in a CRM's list, leads and prospects stand beside the customers. */
function Reasons({ plan: { reasons }, isDisabled, onChange }: CustomerPlanProps) {
  if (reasons.length < 2 && !reasons.some(({ isLeftOut }) => isLeftOut)) return null;
  const choose = (changed: string, isTaken: boolean) =>
    onChange({
      leaveOut: reasons
        .filter(({ reason, isLeftOut }) => (reason === changed ? !isTaken : isLeftOut))
        .map(({ reason }) => reason),
    });
  return (
    <fieldset disabled={isDisabled}>
      <legend className="pb-1 font-medium">Rows to take</legend>
      <div className="flex flex-wrap gap-x-4 gap-y-1">
        {reasons.map(({ reason, rows, isLeftOut }) => (
          <label key={reason} className="inline-flex min-h-8 items-center gap-2">
            <input
              type="checkbox"
              className="size-4"
              checked={!isLeftOut}
              onChange={(event) => choose(reason, event.target.checked)}
            />
            {reason} <span className="text-muted-foreground">{formatNumber(rows)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
