import { Link } from '@tanstack/react-router';
import { getQueryKey } from '@trpc/react-query';
import type { Company } from '@workbench/services/companies/schemas';
import { ContactRound, Send, TableProperties } from 'lucide-react';
import type { ReactNode } from 'react';
import { buttonClass } from '~/components/ui/controls/Button';
import { Card, CardContent, CardHeader, CardTitle } from '~/components/ui/display/Card';
import { EmptyState } from '~/components/ui/feedback/EmptyState';
import { PagedList } from '~/components/ui/feedback/PagedList';
import { READ_FAILURE } from '~/lib/api/errors';
import { trpc, trpcClient } from '~/lib/api/trpc';
import { type PagedQuery, usePaged } from '~/lib/api/use-paged';
import { ContactItem, LeadItem, MessageItem } from './PersonItems';

/** Who works there, and what was written to them. */
export function PeopleTab({ company }: { company: Company }) {
  const { id, name } = company;
  const contacts = usePaged(getQueryKey(trpc.timeline.contacts, { id }, 'infinite'), (cursor, signal) =>
    trpcClient.timeline.contacts.query({ id, ...cursor }, { signal }),
  );
  const leads = usePaged(getQueryKey(trpc.timeline.leads, { id }, 'infinite'), (cursor, signal) =>
    trpcClient.timeline.leads.query({ id, ...cursor }, { signal }),
  );
  const messages = usePaged(getQueryKey(trpc.timeline.messages, { id }, 'infinite'), (cursor, signal) =>
    trpcClient.timeline.messages.query({ id, ...cursor }, { signal }),
  );
  return (
    <div className="grid gap-4 lg:grid-cols-2">
      <Section
        title="Contacts"
        query={contacts}
        failure={READ_FAILURE.contacts}
        empty={
          <EmptyState
            icon={ContactRound}
            title="No contacts saved"
            description="Contacts that you save for this company appear here."
            action={
              <Link
                to="/contact-search"
                search={{ tab: 'manual', companies: name }}
                className={buttonClass('outline', 'sm')}
              >
                Find contacts
              </Link>
            }
          />
        }
      >
        {(contact) => <ContactItem key={contact.id} contact={contact} companyId={id} />}
      </Section>
      <Section
        title="Messages"
        query={messages}
        failure={READ_FAILURE.messages}
        empty={
          <EmptyState
            icon={Send}
            title="Nothing written yet"
            description="Messages to contacts and leads of this company appear here."
          />
        }
      >
        {(message) => <MessageItem key={message.id} message={message} />}
      </Section>
      <Section
        title="Leads"
        query={leads}
        failure={READ_FAILURE.leads}
        empty={
          <EmptyState
            icon={TableProperties}
            title="No leads"
            description="Imported leads who work for this company appear here."
          />
        }
      >
        {(lead) => <LeadItem key={lead.id} lead={lead} />}
      </Section>
    </div>
  );
}

interface SectionProps<T> {
  title: string;
  query: PagedQuery<T>;
  failure: string;
  empty: ReactNode;
  /** One line of the list. */
  children: (item: T) => ReactNode;
}

function Section<T>({ title, query, failure, empty, children }: SectionProps<T>) {
  return (
    <Card className="min-w-0">
      <CardHeader>
        <CardTitle>{title}</CardTitle>
      </CardHeader>
      <CardContent>
        <PagedList query={query} failure={failure} empty={empty} moreLabel={`Show more ${title.toLowerCase()}`}>
          {(items) => (
            <ul aria-label={title} className="divide-y divide-border">
              {items.map(children)}
            </ul>
          )}
        </PagedList>
      </CardContent>
    </Card>
  );
}
