import type { CompanyFields, OwnColumn } from '@workbench/services/companies/schemas';
import { Info, Pencil } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '~/components/ui/controls/Button';
import { useFocusWhenBack } from '~/lib/browser/focus/use-focus-when-back';
import { DASH } from '~/lib/format/format';
import { hasDraft } from '~/lib/state/use-draft';
import { OwnValue } from '../custom/OwnValue';
import { OriginLine } from './FieldOrigin';
import { OwnFieldEditor, ownDraftKey } from './OwnFieldEditor';
import type { CompanyEdit } from './use-company-edit';

interface OwnFieldRowProps {
  column: OwnColumn;
  company: CompanyFields;
  edit: CompanyEdit;
}

/** The value of an own column, edited where it is; its origin opens beneath it. */
export function OwnFieldRow({ column, company, edit }: OwnFieldRowProps) {
  const { key, name, type } = column;
  const [isEditing, setEditing] = useState(() => hasDraft(ownDraftKey(company.id, key)));
  const [showsOrigin, setShowsOrigin] = useState(false);
  const originId = useId();
  const pencil = useFocusWhenBack<HTMLButtonElement>(!isEditing);
  const saved = company.custom[key];
  if (isEditing) {
    return (
      <li className="px-3 py-2">
        <OwnFieldEditor column={column} company={company} edit={edit} onClose={() => setEditing(false)} />
      </li>
    );
  }
  return (
    <li className="flex flex-col gap-1.5 px-3 py-1.5">
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 sm:grid-cols-[6rem_minmax(0,1fr)_auto]">
        <span className="col-span-2 break-words text-ui text-muted-foreground sm:col-span-1">{name}</span>
        <span className="min-w-0 break-words">
          {saved === undefined ? (
            <span className="text-muted-foreground">{DASH}</span>
          ) : (
            <OwnValue type={type} value={saved.value} />
          )}
        </span>
        <span className="flex items-center">
          <Button
            variant="ghost"
            size="icon-sm"
            aria-label={`Origin of ${name}`}
            title={`Origin of ${name}`}
            aria-expanded={showsOrigin}
            aria-controls={originId}
            onClick={() => setShowsOrigin(!showsOrigin)}
          >
            <Info aria-hidden />
          </Button>
          <Button
            ref={pencil}
            variant="ghost"
            size="icon-sm"
            aria-label={`Edit ${name}`}
            title={`Edit ${name}`}
            onClick={() => setEditing(true)}
          >
            <Pencil aria-hidden />
          </Button>
        </span>
      </div>
      <div id={originId} hidden={!showsOrigin} className="rounded-md bg-muted px-3 py-2 text-ui">
        {showsOrigin && (saved?.origin ? <OriginLine origin={saved.origin} /> : <p>No value has been entered yet.</p>)}
      </div>
    </li>
  );
}
