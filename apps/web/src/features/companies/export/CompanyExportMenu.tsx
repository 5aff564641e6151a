import { Download, LoaderCircle, TriangleAlert } from 'lucide-react';
import { Button } from '~/components/ui/controls/Button';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuTrigger,
} from '~/components/ui/overlays/DropdownMenu';
import { READ_FAILURE } from '~/lib/api/errors';
import { CRM_PROFILES } from '~/lib/format/crm-profiles';
import type { ExportChoice, ExportSelection } from './export-companies';
import { useCompanyExport } from './use-company-export';

const FILES: readonly [ExportChoice, string][] = [
  [{ format: 'csv' }, 'CSV'],
  [{ format: 'json' }, 'JSON'],
  [{ format: 'excel' }, 'Excel'],
];
const CRM_FILES: readonly [ExportChoice, string][] = CRM_PROFILES.map(([profile, name]) => [
  { format: 'csv', profile },
  `For ${name}`,
]);

interface CompanyExportMenuProps {
  label?: string;
  size?: 'default' | 'sm';
  selection?: ExportSelection;
  /** Which companies these are, in words; null for all. */
  words?: string | null;
}

/** Exports the companies of the current search, filter and order. A failure shows on the button until the next attempt. */
export function CompanyExportMenu({
  label = 'Export',
  size = 'default',
  selection = {},
  words = null,
}: CompanyExportMenuProps) {
  const { isExporting, hasFailed, run } = useCompanyExport(selection);
  const isFailureShown = hasFailed && !isExporting;
  return (
    <>
      <DropdownMenu>
        <DropdownMenuTrigger asChild disabled={isExporting}>
          <Button
            variant="outline"
            size={size}
            disabled={isExporting}
            className={isFailureShown ? 'border-destructive text-destructive' : undefined}
          >
            <ExportIcon isExporting={isExporting} hasFailed={isFailureShown} />
            {isExporting ? 'Exporting...' : isFailureShown ? READ_FAILURE.export : label}
          </Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent align="end" className="max-w-72">
          <DropdownMenuLabel>
            {words === null ? 'All companies' : selection.chosen ? words : `Only what is listed: ${words}`}
          </DropdownMenuLabel>
          <ExportFiles files={FILES} onChoose={run} />
          <DropdownMenuLabel>CSV for a CRM’s importer</DropdownMenuLabel>
          <ExportFiles files={CRM_FILES} onChoose={run} />
        </DropdownMenuContent>
      </DropdownMenu>
      <span role="status" className="sr-only">
        {isFailureShown ? READ_FAILURE.export : ''}
      </span>
    </>
  );
}

interface ExportFilesProps {
  files: readonly [ExportChoice, string][];
  onChoose: (choice: ExportChoice) => Promise<void>;
}

function ExportFiles({ files, onChoose }: ExportFilesProps) {
  return files.map(([choice, label]) => (
    <DropdownMenuItem key={label} onSelect={() => void onChoose(choice)}>
      {label}
    </DropdownMenuItem>
  ));
}

function ExportIcon({ isExporting, hasFailed }: { isExporting: boolean; hasFailed: boolean }) {
  if (isExporting) return <LoaderCircle aria-hidden className="animate-spin motion-reduce:animate-none" />;
  return hasFailed ? <TriangleAlert aria-hidden /> : <Download aria-hidden />;
}
