import { Link } from '@tanstack/react-router';
import type { Company, CompanyRelations } from '@workbench/services/companies/schemas';
import { Network } from 'lucide-react';
import { useState } from 'react';
import { Button } from '~/components/ui/controls/Button';
import { trpc } from '~/lib/api/trpc';
import { ParentDialog } from './ParentDialog';
import { SubsidiaryList } from './SubsidiaryList';
import { removeParent } from './set-parent';

interface RelatedCompaniesProps {
  company: Company;
  /** Offers to set, change and remove the parent; otherwise a company without relations shows nothing. */
  canEdit: boolean;
}

/** Parent and subsidiaries of a company, which stay companies of their own. */
export function RelatedCompanies({ company, canEdit }: RelatedCompaniesProps) {
  const { id, parent, subsidiaries } = company;
  const relations = trpc.companies.relations.useQuery({ id }, { enabled: parent !== null });
  const [isChoosing, setChoosing] = useState(false);
  const [isExpanded, setExpanded] = useState(false);
  if (!canEdit && parent === null && subsidiaries === 0) return null;
  // With its note as soon as that is read, so that Undo brings it back.
  const former = relations.data?.parent ?? parent;
  return (
    <div className="flex flex-col gap-1 text-ui">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <Network aria-hidden className="size-4 shrink-0 text-muted-foreground" />
        {parent === null ? (
          canEdit && <span className="text-muted-foreground">No parent</span>
        ) : (
          <ParentName parent={parent} note={relations.data?.parent?.note ?? null} />
        )}
        {canEdit && (
          <Button variant="link" size="sm" className="h-6 px-1" onClick={() => setChoosing(true)}>
            {parent === null ? 'Set parent' : 'Change parent'}
          </Button>
        )}
        {canEdit && former !== null && <RemoveButton company={company} former={former} />}
        {subsidiaries > 0 && (
          <Button
            variant="link"
            size="sm"
            className="h-6 px-1"
            aria-expanded={isExpanded}
            onClick={() => setExpanded(!isExpanded)}
          >
            {subsidiaries === 1 ? '1 subsidiary' : `${subsidiaries} subsidiaries`}
          </Button>
        )}
      </p>
      {isExpanded && subsidiaries > 0 && <SubsidiaryList id={id} />}
      {isChoosing && <ParentDialog company={company} former={former} onClose={() => setChoosing(false)} />}
    </div>
  );
}

type Parent = NonNullable<Company['parent']>;

function ParentName({ parent: { id, name, isRemoved }, note }: { parent: Parent; note: string | null }) {
  return (
    <span className="min-w-0 break-words">
      Parent:{' '}
      {isRemoved ? (
        `${name} (deleted)`
      ) : (
        <Link to="/companies/$id" params={{ id }} className="text-link underline-offset-4 hover:underline">
          {name}
        </Link>
      )}
      {note !== null && <span className="text-muted-foreground"> · {note}</span>}
    </span>
  );
}

interface RemoveButtonProps {
  company: Company;
  former: Parent | NonNullable<CompanyRelations['parent']>;
}

function RemoveButton({ company, former }: RemoveButtonProps) {
  const [isRemoving, setRemoving] = useState(false);
  const remove = async () => {
    setRemoving(true);
    await removeParent(company, former);
    setRemoving(false);
  };
  return (
    <Button
      variant="link"
      size="sm"
      className="h-6 px-1"
      aria-label={`Remove the parent ${former.name}`}
      disabled={isRemoving}
      onClick={() => void remove()}
    >
      {isRemoving ? 'Removing…' : 'Remove'}
    </Button>
  );
}
