import type { Contact } from '@workbench/services/contacts/schemas';
import { Download, LoaderCircle } from 'lucide-react';
import { Button } from '~/components/ui/controls/Button';
import { DropdownMenuItem } from '~/components/ui/overlays/DropdownMenu';
import { formatNumber } from '~/lib/format/format';
import { ContactExportMenu } from './ContactExportMenu';
import { useExportContacts } from './use-export-contacts';

/** Saves the contacts as a CSV file; the menu has it with where each is from, too, and files for a CRM. */
export function ExportContacts({ contacts }: { contacts: Contact[] }) {
  const { isExporting, run } = useExportContacts(contacts);
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <Button variant="outline" disabled={isExporting} onClick={() => void run({ withSources: false })}>
        {isExporting ? (
          <LoaderCircle aria-hidden className="animate-spin motion-reduce:animate-none" />
        ) : (
          <Download aria-hidden />
        )}
        Export CSV ({formatNumber(contacts.length)} contacts)
      </Button>
      {contacts.length > 0 && (
        <ContactExportMenu label="More formats" selection={{ ids: contacts.map(({ id }) => id) }}>
          <DropdownMenuItem disabled={isExporting} onSelect={() => void run({ withSources: true })}>
            With source and legal basis
          </DropdownMenuItem>
        </ContactExportMenu>
      )}
    </div>
  );
}
