import { Link } from '@tanstack/react-router';
import type { CompanyReport } from '@workbench/services/reports/schemas';
import { Download, GitCompare, Printer } from 'lucide-react';
import { Button, buttonClass } from '~/components/ui/controls/Button';
import { CopyLinkButton } from '~/components/ui/controls/CopyLinkButton';
import { formatDateTime } from '~/lib/format/format';

/** When this version was written, and its files. */
export function ReportActions({
  report: { id, companyId, version, versions, generatedAt },
}: {
  report: CompanyReport;
}) {
  // The version before, if one is kept.
  const earlier = versions.find((one) => version !== null && one.version < version);
  return (
    <div className="flex flex-wrap items-center justify-between gap-2">
      <p className="text-ui text-muted-foreground">
        Generated {generatedAt === null ? 'at an unknown time' : formatDateTime(generatedAt)}
        {version !== null && `, version ${version}`}
      </p>
      <div className="flex flex-wrap gap-2 print:hidden">
        {id !== null && (
          <>
            <CopyLinkButton path={`/company-reports?company=${companyId}&report=${encodeURIComponent(id)}`} />
            <Link
              to="/company-reports/compare"
              search={{ ...(earlier && { left: earlier.id }), right: id }}
              className={buttonClass('outline', 'sm')}
            >
              <GitCompare aria-hidden />
              Compare
            </Link>
            <a href={exportPath(id, 'markdown')} download className={buttonClass('outline', 'sm')}>
              <Download aria-hidden />
              Markdown
            </a>
            <a href={exportPath(id, 'json')} download className={buttonClass('outline', 'sm')}>
              <Download aria-hidden />
              JSON
            </a>
          </>
        )}
        <Button variant="outline" size="sm" onClick={() => window.print()}>
          <Printer aria-hidden />
          Print
        </Button>
      </div>
    </div>
  );
}

function exportPath(reportId: string, format: 'markdown' | 'json'): string {
  return `/api/reports/${encodeURIComponent(reportId)}/export/${format}`;
}
