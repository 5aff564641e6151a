import { useState } from 'react';
import { Button } from '~/components/ui/controls/Button';
import { invalidateAfter } from '~/lib/api/query-client';
import { trpcClient } from '~/lib/api/trpc';
import { toast } from '~/lib/notifications/toast';
import { toastFailure } from '~/lib/notifications/toast-failure';

interface Alias {
  company: { id: string; name: string };
  domain: string;
}

/** Takes a further domain from its company; the toast gives it back. */
export function AliasRemoval({ company, domain }: Alias) {
  const [isRemoving, setRemoving] = useState(false);
  const remove = async () => {
    setRemoving(true);
    try {
      await trpcClient.companies.removeAlias.mutate({ id: company.id, domain });
      toast({
        title: 'Domain Removed',
        description: `${domain} is no longer a domain of ${company.name}, and may be that of another company.`,
        offer: { label: 'Undo', run: () => void giveBack({ company, domain }) },
      });
    } catch (error) {
      toastFailure('Failed to Remove the Domain', error);
    }
    setRemoving(false);
    await invalidateAfter('companies.removeAlias');
  };
  return (
    <Button
      variant="link"
      size="sm"
      className="h-6 px-1"
      aria-label={`Remove ${domain}`}
      disabled={isRemoving}
      onClick={() => void remove()}
    >
      {isRemoving ? 'Removing…' : 'Remove'}
    </Button>
  );
}

async function giveBack({ company, domain }: Alias): Promise<void> {
  try {
    await trpcClient.companies.addAlias.mutate({ id: company.id, domain });
    toast({ title: 'Domain Restored', description: `${domain} is a domain of ${company.name} again.` });
  } catch (error) {
    toastFailure('Failed to Restore the Domain', error);
  }
  await invalidateAfter('companies.addAlias');
}
