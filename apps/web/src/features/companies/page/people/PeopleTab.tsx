import { Link } from '@tanstack/react-router';
import { getQueryKey } from '@trpc/react-query';
import type { Company } from '@workbench/services/companies/schemas';
import { ContactRound, Send, TableProperties } from 'lucide-react';
import type { ReactNode } from 'react';
import { buttonClass } from '~/components/ui/controls/Button';
import { Card, CardContent, CardHeader, CardTitle } from '~/components/ui/display/Card';
import { EmptyState } from '~/components/ui/feedback/EmptyState';
import { READ_FAILURE } from '~/lib/api/errors';
import { trpc, trpcClient } from '~/lib/api/trpc';
import { PagedList } from '../PagedList';
import { usePaged } from '../use-paged';
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
      <Section title="Contacts">
        <PagedList
          query={contacts}
          failure={READ_FAILURE.contacts}
          moreLabel="Show more contacts"
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
          {(items) => (
            <List label="Contacts">
              {items.map((contact) => (
                <ContactItem key={contact.id} contact={contact} companyId={id} />
              ))}
            </List>
          )}
        </PagedList>
      </Section>
      <Section title="Messages">
        <PagedList
          query={messages}
          failure={READ_FAILURE.messages}
          moreLabel="Show more messages"
          empty={
            <EmptyState
              icon={Send}
              title="Nothing written yet"
              description="Messages to contacts and leads of this company appear here."
            />
          }
        >
          {(items) => (
            <List label="Messages">
              {items.map((message) => (
                <MessageItem key={message.id} message={message} />
              ))}
            </List>
          )}
        </PagedList>
      </Section>
      <Section title="Leads">
        <PagedList
          query={leads}
          failure={READ_FAILURE.leads}
          moreLabel="Show more leads"
          empty={
            <EmptyState
              icon={TableProperties}
              title="No leads"
              description="Imported leads who work for this company appear here."
            />
          }
        >
          {(items) => (
            <List label="Leads">
              {items.map((lead) => (
                <LeadItem key={lead.id} lead={lead} />
              ))}
            </List>
          )}
        </PagedList>
      </Section>
    </div>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card className="min-w-0">
      <CardHeader>
        <CardTitle>{title}</CardTitle>
      </CardHeader>
      <CardContent>{children}</CardContent>
    </Card>
  );
}

function List({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul aria-label={label} className="divide-y divide-border">
      {children}
    </ul>
  );
}
