import { crmTable, type ExportFile } from '../../companies/index.ts';
import type { Verb } from '../../shared/context.ts';
import type { CrmPerson } from '../../shared/crm/crm-person.ts';
import { type CrmColumn, ID_HEADER, personColumns } from '../../shared/crm/person-columns.ts';
import type { ExportContactsInput } from '../schemas.ts';
import { readExportedContacts } from './read-exported-contacts.ts';

export interface ContactExport extends ExportFile {
  /** Left out because they are on the do-not-contact list; null where that shows only while the file is written. */
  suppressed: number | null;
}

/** The first eight are those of the file that the screen writes. */
const PLAIN_COLUMNS: readonly CrmColumn<CrmPerson>[] = [
  { header: 'Name', cell: ({ name }) => name },
  { header: 'Title', cell: ({ title }) => title },
  { header: 'Company', cell: ({ company }) => company },
  { header: 'Email', cell: ({ email }) => email },
  { header: 'Phone', cell: ({ phone }) => phone },
  { header: 'City', cell: ({ city }) => city },
  { header: 'State', cell: ({ state }) => state },
  { header: 'LinkedIn', cell: ({ linkedinUrl }) => linkedinUrl },
  { header: 'Country', cell: ({ country }) => country },
  { header: 'Company Domain', cell: ({ domain }) => domain },
  { header: 'First Name', cell: ({ firstName }) => firstName },
  { header: 'Last Name', cell: ({ lastName }) => lastName },
  { header: 'Confirmed On', cell: ({ asOf }) => asOf },
  { header: ID_HEADER, cell: ({ id }) => id },
];

/**
 * Contacts as a file: results of searches and saved contacts by id, or all saved ones that a search finds. Who is on the
 * do-not-contact list is left out.
 * @throws ServiceError not_found when a result has expired, invalid when a contact is not saved any more
 */
export async function exportContacts({ ctx, input }: Verb<ExportContactsInput>): Promise<ContactExport> {
  const { format, profile } = input;
  const columns = profile === 'plain' ? PLAIN_COLUMNS : personColumns(profile, 'contact');
  const { people, suppressed } = await readExportedContacts(ctx, input);
  return {
    fileName: `contacts${profile === 'plain' ? '' : `-${profile}`}.${format === 'csv' ? 'csv' : 'xlsx'}`,
    suppressed,
    ...crmTable('Contacts', columns, people, format),
  };
}
