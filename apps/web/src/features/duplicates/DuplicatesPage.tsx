import { useNavigate } from '@tanstack/react-router';
import { Building2, Users } from 'lucide-react';
import { PageHeader } from '~/components/layout/PageHeader';
import { Badge } from '~/components/ui/display/Badge';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '~/components/ui/display/Tabs';
import { trpc } from '~/lib/api/trpc';
import { formatNumber } from '~/lib/format/format';
import { CompanyQueue } from './companies/CompanyQueue';
import { SearchState } from './companies/SearchState';
import { ContactQueue } from './contacts/ContactQueue';
import type { DuplicatesParams } from './url-params';

/** Records that may be the same, for a person to decide. */
export function DuplicatesPage({ params }: { params: DuplicatesParams }) {
  const { tab = 'companies' } = params;
  const navigate = useNavigate({ from: '/duplicates' });
  const companies = trpc.duplicates.list.useQuery({ state: 'open', limit: 1 });
  const contacts = trpc.contactDuplicates.list.useQuery({ state: 'open', limit: 1 });
  return (
    <div className="min-w-0">
      <PageHeader
        title="Possibly the Same"
        subtitle={`Compare ${tab} that may be one, then merge them or keep them apart.`}
        actions={tab === 'companies' && <SearchState />}
      />
      <Tabs
        value={tab}
        onValueChange={(next) =>
          void navigate({ search: next === 'contacts' ? { tab: next } : {}, resetScroll: false })
        }
      >
        <TabsList aria-label="Records">
          <TabsTrigger value="companies">
            <Building2 aria-hidden />
            Companies
            <OpenCount count={companies.data?.total} />
          </TabsTrigger>
          <TabsTrigger value="contacts">
            <Users aria-hidden />
            Contacts
            <OpenCount count={contacts.data?.total} />
          </TabsTrigger>
        </TabsList>
        <TabsContent value="companies">
          <CompanyQueue params={params} />
        </TabsContent>
        <TabsContent value="contacts">
          <ContactQueue params={params} />
        </TabsContent>
      </Tabs>
    </div>
  );
}

/** Pairs to decide. */
function OpenCount({ count }: { count: number | undefined }) {
  return count !== undefined && count > 0 && <Badge>{formatNumber(count)}</Badge>;
}
