import { Download, LoaderCircle, TriangleAlert } from 'lucide-react';
import { type ComponentProps, lazy, Suspense, useState } from 'react';
import { Button, type ButtonProps } from '~/components/ui/controls/Button';
import { READ_FAILURE } from '~/lib/api/errors';
import type { ExportSelection } from './export-companies';
import { useCompanyExport } from './use-company-export';

const ExportFilesMenu = lazy(() => import('./ExportFilesMenu'));

interface CompanyExportMenuProps extends Pick<ButtonProps, 'size'> {
  label?: string;
  selection?: ExportSelection;
  /** Which companies these are, in words; null for all. */
  words?: string | null;
}

/**
 * Exports the companies of the current search, filter and order. A failure shows on the button until the next attempt.
 * The menu loads when it is first opened.
 */
export function CompanyExportMenu({ label = 'Export', size, selection = {}, words = null }: CompanyExportMenuProps) {
  const [openedBy, setOpenedBy] = useState<'key' | 'pointer' | null>(null);
  const { isExporting, hasFailed, run } = useCompanyExport(selection);
  const isFailureShown = hasFailed && !isExporting;
  const look: ExportButtonProps = {
    size,
    disabled: isExporting,
    isFailure: isFailureShown,
    children: (
      <>
        <ExportIcon isExporting={isExporting} hasFailed={isFailureShown} />
        {isExporting ? 'Exporting...' : isFailureShown ? READ_FAILURE.export : label}
      </>
    ),
  };
  return (
    <>
      {openedBy !== null ? (
        <Suspense fallback={<ExportButton {...look} />}>
          <ExportFilesMenu
            trigger={<ExportButton {...look} />}
            isByKeyboard={openedBy === 'key'}
            words={words === null ? 'All companies' : selection.chosen ? words : `Only what is listed: ${words}`}
            onChoose={run}
          />
        </Suspense>
      ) : (
        <ExportButton
          {...look}
          aria-haspopup="menu"
          // A key that presses the button counts no clicks.
          onClick={({ detail }) => setOpenedBy(detail === 0 ? 'key' : 'pointer')}
          onKeyDown={(event) => {
            // As a menu's button does.
            if (event.key !== 'ArrowDown') return;
            event.preventDefault();
            setOpenedBy('key');
          }}
        />
      )}
      <span role="status" className="sr-only">
        {isFailureShown ? READ_FAILURE.export : ''}
      </span>
    </>
  );
}

type ExportButtonProps = ComponentProps<'button'> & Pick<ButtonProps, 'size'> & { isFailure: boolean };

/** Takes the properties that the menu gives to its trigger. */
function ExportButton({ isFailure, ...props }: ExportButtonProps) {
  const className = isFailure ? 'border-destructive text-destructive' : undefined;
  return <Button variant="outline" className={className} {...props} />;
}

function ExportIcon({ isExporting, hasFailed }: { isExporting: boolean; hasFailed: boolean }) {
  if (isExporting) return <LoaderCircle aria-hidden className="animate-spin motion-reduce:animate-none" />;
  return hasFailed ? <TriangleAlert aria-hidden /> : <Download aria-hidden />;
}
