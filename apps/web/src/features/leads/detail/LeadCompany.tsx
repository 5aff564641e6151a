import { Link } from '@tanstack/react-router';
import type { LeadDetail } from '@workbench/services/leads/schemas';
import { Building2, FileText } from 'lucide-react';
import { buttonClass } from '~/components/ui/controls/Button';
import { DomainLink } from '~/components/ui/display/DomainLink';
import { formatNumber } from '~/lib/format/format';
import { LeadDetailSection } from './LeadDetailSection';

/** The tracked company that the lead works for, with its figures and the ways to it and its report. */
export function LeadCompany({ lead: { companyFigures } }: { lead: LeadDetail }) {
  if (companyFigures === null) return null;
  const { id, name, domain, industry, employees } = companyFigures;
  return (
    <LeadDetailSection title="Company">
      <div className="flex flex-wrap items-center gap-3 rounded-md border border-border px-3 py-2">
        <div className="min-w-0 flex-1 basis-56">
          <p className="break-words font-medium">{name}</p>
          <div className="flex flex-wrap gap-x-3 text-ui text-muted-foreground">
            <DomainLink domain={domain} />
            {industry && <span>{industry}</span>}
            <span>{employees === null ? 'Employees unknown' : `${formatNumber(employees)} employees`}</span>
          </div>
        </div>
        <Link to="/search" search={{ company: id }} className={buttonClass('outline', 'sm')}>
          <Building2 aria-hidden />
          Open company
        </Link>
        <Link to="/company-reports" search={{ company: id }} className={buttonClass('outline', 'sm')}>
          <FileText aria-hidden />
          Open report
        </Link>
      </div>
    </LeadDetailSection>
  );
}
