import { Link } from '@tanstack/react-router';
import { Maximize2 } from 'lucide-react';
import { CustomerLink } from '~/components/customers/CustomerLink';
import { Badge } from '~/components/ui/display/Badge';
import { DomainLink } from '~/components/ui/display/DomainLink';
import { DialogHeader, DialogTitle } from '~/components/ui/overlays/Dialog';
import { CompanyRecordActions } from '../edit/CompanyRecordActions';
import type { CompanyListName } from '../url-params';
import { CompanyFigures, type CompanyFiguresProps } from './CompanyFigures';

interface CompanySummaryProps extends CompanyFiguresProps {
  /** Where the dialog was opened: the page leads on to the next company of that list. */
  list: CompanyListName | undefined;
  onEdit: () => void;
  onDeleted: () => void;
}

export function CompanySummary({ list, onEdit, onDeleted, ...figures }: CompanySummaryProps) {
  const { company } = figures;
  return (
    <>
      <DialogHeader>
        <DialogTitle className="break-words">{company.name}</DialogTitle>
        <div className="flex flex-wrap items-center gap-2">
          <DomainLink domain={company.domain} />
          {company.industry && <Badge variant="outline">{company.industry}</Badge>}
          {company.customer && <CustomerLink customer={company.customer} />}
          <Link
            to="/companies/$id"
            params={{ id: company.id }}
            search={list === undefined ? {} : { list }}
            className="inline-flex items-center gap-1 text-link underline-offset-4 hover:underline"
          >
            Open page
            <Maximize2 aria-hidden className="size-3.5" />
          </Link>
          <div className="flex gap-2 sm:ml-auto">
            <CompanyRecordActions company={company} onEdit={onEdit} onDeleted={onDeleted} />
          </div>
        </div>
      </DialogHeader>
      <CompanyFigures {...figures} />
    </>
  );
}
