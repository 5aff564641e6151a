import { Link, Navigate, useNavigate } from '@tanstack/react-router';
import { ArrowLeft, SearchX } from 'lucide-react';
import { buttonClass } from '~/components/ui/controls/Button';
import { Card } from '~/components/ui/display/Card';
import { EmptyState } from '~/components/ui/feedback/EmptyState';
import { PanelQueryState } from '~/components/ui/feedback/PanelQueryState';
import { READ_FAILURE } from '~/lib/api/errors';
import { trpc } from '~/lib/api/trpc';
import { cn } from '~/lib/cn';
import { SavedContactRow } from './table/SavedContactRow';

/** The saved contact that the address names; a merged one leads to the contact that is left. */
export function OneSavedContact({ id }: { id: string }) {
  const navigate = useNavigate({ from: '/contact-search' });
  const contact = trpc.contacts.get.useQuery({ id }, { staleTime: 0, refetchOnMount: 'always' });
  if (contact.data !== undefined && contact.data.id !== id)
    return <Navigate to="/contact-search" search={{ tab: 'saved', contact: contact.data.id }} replace />;
  return (
    <div className="flex min-w-0 flex-col items-start gap-3">
      <Link to="/contact-search" search={{ tab: 'saved' }} className={cn(buttonClass('ghost', 'sm'), '-ml-2 px-2')}>
        <ArrowLeft aria-hidden />
        All saved contacts
      </Link>
      <Card aria-label="Saved contact" className="w-full min-w-0">
        {contact.error?.data?.code === 'NOT_FOUND' ? (
          <EmptyState
            icon={SearchX}
            title="This contact is not saved"
            description="It was deleted, or the address is incomplete. A deleted contact can be restored from the trash for 30 days."
            action={
              <Link to="/trash" className={buttonClass('outline')}>
                Open Trash
              </Link>
            }
          />
        ) : (
          <PanelQueryState query={contact} failure={READ_FAILURE.contact}>
            {(saved) => (
              <ul aria-label="Saved contact">
                <SavedContactRow
                  contact={saved}
                  onRemoved={() => void navigate({ search: { tab: 'saved' }, replace: true })}
                />
              </ul>
            )}
          </PanelQueryState>
        )}
      </Card>
    </div>
  );
}
