import { Link } from '@tanstack/react-router';
import type { CompanyImport, ImportedRowsPage, ImportRowKind } from '@workbench/services/companies/schemas';
import { useId, useState } from 'react';
import { Label } from '~/components/ui/controls/Label';
import { Select } from '~/components/ui/controls/Select';
import { ScrolledTable } from '~/components/ui/display/ScrolledTable';
import { PagedList } from '~/components/ui/feedback/PagedList';
import { Dialog, DialogContent, DialogDescription, DialogHeader, DialogTitle } from '~/components/ui/overlays/Dialog';
import { READ_FAILURE } from '~/lib/api/errors';
import { DASH, formatNumber } from '~/lib/format/format';
import { countsText, ROW_RESULTS } from './import-labels';
import { KeptCompanies } from './KeptCompanies';
import { useImportedRows } from './use-imports';

interface ImportDetailsProps {
  run: CompanyImport;
  onClose: () => void;
}

/** What became of each row of an import, and what taking it back has left. Begins open. */
export function ImportDetails({ run, onClose }: ImportDetailsProps) {
  const id = useId();
  const [kind, setKind] = useState<ImportRowKind | ''>('');
  const rows = useImportedRows(run.id, kind);
  const kinds = Object.keys(ROW_RESULTS) as ImportRowKind[];
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent className="sm:max-w-4xl">
        <DialogHeader>
          <DialogTitle className="break-all">Import of {run.fileName}</DialogTitle>
          <DialogDescription className="tabular-nums">{countsText(run)}</DialogDescription>
        </DialogHeader>
        {(run.takenBack?.kept ?? 0) > 0 && <KeptCompanies id={run.id} />}
        <div className="flex min-w-0 flex-wrap items-center gap-2">
          <Label htmlFor={id}>Rows shown</Label>
          <Select
            id={id}
            value={kind}
            onChange={({ target }) => setKind(kinds.find((one) => one === target.value) ?? '')}
          >
            <option value="">All rows: {formatNumber(run.rows)}</option>
            {kinds.map((one) => (
              <option key={one} value={one}>
                {ROW_RESULTS[one]}: {formatNumber(run.counts[one])}
              </option>
            ))}
          </Select>
        </div>
        <PagedList
          query={rows}
          failure={READ_FAILURE.imports}
          empty={<p className="text-muted-foreground text-ui">No rows of this kind.</p>}
          moreLabel="Show more rows"
        >
          {(items) => (
            <ScrolledTable
              title="Row by row"
              columns={['Line', 'Company', 'Result', 'Reason']}
              rows={items.map((row) => ({
                key: String(row.line),
                cells: [formatNumber(row.line), <Company key="company" row={row} />, ROW_RESULTS[row.kind], row.reason],
              }))}
            />
          )}
        </PagedList>
      </DialogContent>
    </Dialog>
  );
}

function Company({ row: { domain, companyId } }: { row: ImportedRowsPage['items'][number] }) {
  if (domain === null) return DASH;
  if (companyId === null) return domain;
  return (
    <Link to="/search" search={{ company: companyId }} className="text-link underline-offset-4 hover:underline">
      {domain}
    </Link>
  );
}
