import { Link } from '@tanstack/react-router';
import type { Company } from '@workbench/services/companies/schemas';

interface CompanyHeadProps {
  company: Company;
  isSurvivor: boolean;
  /** Left out where nothing is to be decided. */
  onSurvive?: (() => void) | undefined;
}

/** One of the two companies, and whether its record is the one that stays. */
export function CompanyHead({ company: { id, name, domain }, isSurvivor, onSurvive }: CompanyHeadProps) {
  return (
    <div className="flex min-w-0 flex-col gap-0.5 px-2">
      <Link
        to="/companies/$id"
        params={{ id }}
        className="break-words font-semibold underline-offset-4 hover:underline"
      >
        {name}
      </Link>
      <span className="break-all text-muted-foreground text-ui">{domain}</span>
      {onSurvive && (
        <label className="mt-1 inline-flex cursor-pointer items-center gap-1.5 text-ui">
          <input
            type="radio"
            name="survivor"
            className="accent-primary"
            checked={isSurvivor}
            onChange={onSurvive}
            aria-label={`Keep the record of ${name}, ${domain}`}
          />
          {isSurvivor ? 'This record stays' : 'Keep this record'}
        </label>
      )}
    </div>
  );
}
