import { Link } from '@tanstack/react-router';
import type { Company } from '@workbench/services/companies/schemas';
import { ContactRound, FileText, RefreshCw, Sparkles } from 'lucide-react';
import { CustomerLink } from '~/components/customers/CustomerLink';
import { Button, buttonClass } from '~/components/ui/controls/Button';
import { CopyLinkButton } from '~/components/ui/controls/CopyLinkButton';
import { Badge } from '~/components/ui/display/Badge';
import { DomainLink } from '~/components/ui/display/DomainLink';
import { cn } from '~/lib/cn';
import { CompanyRecordActions } from '../edit/CompanyRecordActions';
import type { CompanySyncState } from '../sync/use-company-sync';
import { CompanyTags } from './CompanyTags';

interface CompanyHeaderProps {
  company: Company;
  sync: CompanySyncState;
  onEdit: () => void;
}

/** Who it is, and what can be done with it. */
export function CompanyHeader({ company, sync, onEdit }: CompanyHeaderProps) {
  return (
    <div className="flex flex-col gap-2">
      <h1 className="break-words font-semibold text-2xl leading-8 tracking-tight">{company.name}</h1>
      <div className="flex flex-wrap items-center gap-2">
        <DomainLink domain={company.domain} />
        {company.industry && <Badge variant="outline">{company.industry}</Badge>}
        {company.customer && <CustomerLink customer={company.customer} />}
        <CompanyTags company={company} />
      </div>
      <Actions company={company} sync={sync} onEdit={onEdit} />
    </div>
  );
}

function Actions({ company, sync, onEdit }: CompanyHeaderProps) {
  const { id, name } = company;
  const looks = buttonClass('outline', 'sm');
  return (
    <div className="flex flex-wrap gap-2">
      <Link to="/company-reports" search={{ company: id }} className={looks}>
        <FileText aria-hidden />
        Report
      </Link>
      <Link to="/contact-search" search={{ tab: 'manual', companies: name }} className={looks}>
        <ContactRound aria-hidden />
        Find contacts
      </Link>
      <Link to="/ai-assistant" search={{ company: id }} className={looks}>
        <Sparkles aria-hidden />
        Write message
      </Link>
      <Button variant="outline" size="sm" disabled={sync.isRunning} onClick={() => sync.start()}>
        <RefreshCw aria-hidden className={cn(sync.isRunning && 'motion-safe:animate-spin')} />
        {sync.isRunning ? 'Syncing…' : 'Sync now'}
      </Button>
      <CopyLinkButton path={`/companies/${id}`} />
      <CompanyRecordActions company={company} onEdit={onEdit} />
    </div>
  );
}
