import type { Contact } from '@workbench/services/contacts/schemas';
import { Download, LoaderCircle } from 'lucide-react';
import { useState } from 'react';
import { Button } from '~/components/ui/controls/Button';
import { formatNumber } from '~/lib/format/format';
import { ContactExportMenu } from './ContactExportMenu';
import { useExportContacts } from './use-export-contacts';

/** Saves the contacts as a CSV file, on request with where each is from, or as a file for a CRM. */
export function ExportContacts({ contacts }: { contacts: Contact[] }) {
  const [withSources, setWithSources] = useState(false);
  const { isExporting, run } = useExportContacts(contacts);
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <Button variant="outline" disabled={isExporting} onClick={() => void run(withSources)}>
        {isExporting ? (
          <LoaderCircle aria-hidden className="animate-spin motion-reduce:animate-none" />
        ) : (
          <Download aria-hidden />
        )}
        Export CSV ({formatNumber(contacts.length)} contacts)
      </Button>
      {contacts.length > 0 && (
        <ContactExportMenu label="Export for a CRM" selection={{ ids: contacts.map(({ id }) => id) }} />
      )}
      <label className="flex cursor-pointer items-center gap-2 text-ui">
        <input
          type="checkbox"
          className="size-4 shrink-0"
          checked={withSources}
          onChange={(event) => setWithSources(event.target.checked)}
        />
        Add source columns
      </label>
    </div>
  );
}
