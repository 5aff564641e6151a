import { createFileRoute } from '@tanstack/react-router';
import { CompanyExportMenu } from '~/features/companies/export/CompanyExportMenu';
import { ContactExportMenu } from '~/features/contacts/export/ContactExportMenu';
import { ListsPage } from '~/features/lists/ListsPage';
import { companyFilterOf } from '~/features/lists/list-links';

export const Route = createFileRoute('/lists')({
  staticData: { title: 'Lists' },
  component: () => (
    <ListsPage
      renderExport={(list) =>
        list.kind === 'company' ? (
          <CompanyExportMenu size="sm" selection={{ filter: companyFilterOf(list) }} words={`on “${list.name}”`} />
        ) : (
          <ContactExportMenu label="Export contacts" size="sm" hasPlain selection={{ list: list.id }} />
        )
      }
    />
  ),
});
