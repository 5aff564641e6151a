import type { CatalogueEntry } from '@workbench/services/sources/schemas';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '~/components/ui/controls/Button';
import { cn } from '~/lib/cn';
import { ConnectionBadge } from '../connection/ConnectionBadge';
import { ConnectionForm } from '../connection/ConnectionForm';
import { NotConnectedReason } from '../connection/NotConnectedReason';
import { catalogueFacts } from '../source-catalogue';

/** One source of the catalogue; its form opens beneath it. */
export function CatalogueItem({ entry }: { entry: CatalogueEntry }) {
  const [isOpen, setOpen] = useState(false);
  const formId = useId();
  return (
    <li aria-label={entry.label} className="flex flex-col gap-3 rounded-lg border border-border p-4">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="flex min-w-0 flex-1 basis-64 flex-col gap-1">
          <div className="flex flex-wrap items-center gap-2">
            <h3 className="font-medium">{entry.label}</h3>
            <ConnectionBadge entry={entry} />
          </div>
          <p className="text-ui">{entry.description}</p>
          <p className="text-muted-foreground text-xs">{catalogueFacts(entry)}</p>
          <NotConnectedReason entry={entry} />
        </div>
        <Button
          variant="outline"
          size="sm"
          aria-label={`${buttonText(entry)} ${entry.label}`}
          aria-expanded={isOpen}
          aria-controls={isOpen ? formId : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          {buttonText(entry)}
          <ChevronDown aria-hidden className={cn(isOpen && 'rotate-180')} />
        </Button>
      </div>
      {isOpen && (
        <div id={formId} className="border-border border-t pt-3">
          <ConnectionForm entry={entry} />
        </div>
      )}
    </li>
  );
}

function buttonText({ connected, needs }: CatalogueEntry): string {
  return connected || needs !== 'key' ? 'Manage' : 'Connect';
}
