import type { Contact } from '@workbench/services/contacts/schemas';
import { Eye, ShieldBan, X } from 'lucide-react';
import { Button } from '~/components/ui/controls/Button';
import { formatNumber } from '~/lib/format/format';
import { SaveMenu } from '../saved-contacts/SaveMenu';
import type { OnSaved } from '../saved-contacts/use-save-contacts';

interface SelectionBarProps {
  selected: Contact[];
  onReveal: () => void;
  onSuppress: () => void;
  onSaved: OnSaved;
  onClear: () => void;
}

/** What can be done with the chosen rows. It keeps its place without any, so that the table does not jump. */
export function SelectionBar({ selected, onReveal, onSuppress, onSaved, onClear }: SelectionBarProps) {
  return (
    <div className="flex min-h-8 flex-wrap items-center gap-2">
      <p role="status" className="mr-2 text-muted-foreground">
        {selected.length === 0
          ? 'Select contacts to reveal, save, or add to the do-not-contact list.'
          : `${formatNumber(selected.length)} selected`}
      </p>
      {selected.length > 0 && (
        <>
          <Button variant="outline" size="sm" onClick={onReveal}>
            <Eye aria-hidden />
            Reveal
          </Button>
          <SaveMenu contacts={selected} onSaved={onSaved} />
          <Button variant="outline" size="sm" onClick={onSuppress}>
            <ShieldBan aria-hidden />
            Do not contact
          </Button>
          <Button variant="ghost" size="sm" onClick={onClear}>
            <X aria-hidden />
            Clear
          </Button>
        </>
      )}
    </div>
  );
}
