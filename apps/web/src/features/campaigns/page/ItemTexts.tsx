import { Link } from '@tanstack/react-router';
import type { CampaignItem } from '@workbench/services/campaigns/schemas';
import { ReportLead } from '~/components/report-heads/ReportLead';

const LINK = 'text-link underline-offset-4 hover:underline';

/** The company of a row, leading to its report or, without one, to its own page. */
export function ItemName({ item }: { item: CampaignItem }) {
  const { companyId, name, domain, reportId, mergedInto } = item;
  return (
    <div className="min-w-0">
      {reportId === null ? (
        <Link
          to="/companies/$id"
          params={{ id: mergedInto?.id ?? companyId }}
          className={`break-words font-medium ${LINK}`}
        >
          {name}
        </Link>
      ) : (
        <Link
          to="/company-reports"
          search={{ company: mergedInto?.id ?? companyId, report: reportId }}
          className={`break-words font-medium ${LINK}`}
        >
          {name}
        </Link>
      )}
      <span className="block break-all text-muted-foreground text-xs">{domain}</span>
      {mergedInto !== undefined && (
        <span className="block break-words text-muted-foreground text-xs">
          merged into{' '}
          <Link to="/companies/$id" params={{ id: mergedInto.id }} className={LINK}>
            {mergedInto.name}
          </Link>
        </span>
      )}
    </div>
  );
}

/** What matters most in the report, and why there is none or an older one. */
export function ItemLead({ item: { report, message } }: { item: CampaignItem }) {
  return (
    <>
      {report !== null && <ReportLead lead={report.lead} />}
      {message !== null && <p className="break-words text-ui text-muted-foreground">{message}</p>}
    </>
  );
}
