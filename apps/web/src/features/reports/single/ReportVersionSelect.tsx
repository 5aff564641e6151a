import type { CompanyReport } from '@workbench/services/reports/schemas';
import { useId } from 'react';
import { Select } from '~/components/ui/controls/Select';
import { formatDate } from '~/lib/format/format';

interface ReportVersionSelectProps {
  report: CompanyReport;
  /** undefined: the report as it stands. */
  shownId: string | undefined;
  onShow: (id: string | undefined) => void;
}

/** The versions that are kept, newest first; while one is written or has failed, the older ones can be read all the same. */
export function ReportVersionSelect({ report, shownId, onShow }: ReportVersionSelectProps) {
  const id = useId();
  const isNewestShown = report.status === 'completed';
  return (
    <div className="flex items-center gap-2 text-ui print:hidden">
      <label htmlFor={id}>Version</label>
      <Select
        id={id}
        className="min-w-0 max-w-64"
        value={shownId ?? (isNewestShown ? (report.id ?? '') : '')}
        onChange={(event) =>
          onShow(event.target.value === '' || event.target.value === report.id ? undefined : event.target.value)
        }
      >
        {!isNewestShown && (
          <option value="">{report.status === 'generating' ? 'Generating' : 'Latest attempt (failed)'}</option>
        )}
        {report.versions.map((version) => (
          <option key={version.id} value={version.id}>
            {version.version}: {formatDate(version.generatedAt)}, {version.analyst}
          </option>
        ))}
        {shownId !== undefined && !report.versions.some((version) => version.id === shownId) && (
          <option value={shownId}>Other version</option>
        )}
      </Select>
    </div>
  );
}
