import type { CatalogueEntry } from '@workbench/services/sources/schemas';
import { useState } from 'react';
import { errorMessage } from '~/lib/api/errors';
import { trpc } from '~/lib/api/trpc';
import { toast } from '~/lib/notifications/toast';
import { type ConnectionDraft, toConnectionDraft, validateConnectionDraft, withoutSent } from './connection-form';

/** The form of one entry of the catalogue: what is typed, what is wrong with it, and saving it. */
export function useConnection(entry: CatalogueEntry) {
  const utils = trpc.useUtils();
  const [typed, setTyped] = useState<Partial<ConnectionDraft>>({});
  const [wasTried, setTried] = useState(false);
  // What was not typed follows the stored state, also after saving.
  const draft: ConnectionDraft = { ...toConnectionDraft(entry), ...typed };
  const { input, errors } = validateConnectionDraft(entry, draft);

  const accept = (title: string) => (saved: CatalogueEntry) => {
    utils.sources.catalogue.setData({}, (all) => all?.map((one) => (one.id === saved.id ? saved : one)));
    toast({ title, description: saved.label });
  };
  const refuse = (error: unknown) =>
    toast({ title: `Failed to Save ${entry.label}`, description: errorMessage(error), variant: 'destructive' });
  const meta = { awaitsReads: true } as const;
  const connect = trpc.sources.connect.useMutation({ onError: refuse, meta });
  const disconnect = trpc.sources.disconnect.useMutation({
    onSuccess: accept('Source Disconnected'),
    onError: refuse,
    meta,
  });

  return {
    draft,
    errors: wasTried ? errors : {},
    isChanged: input !== null || Object.keys(errors).length > 0,
    isSaving: connect.isPending || disconnect.isPending,
    change: (part: Partial<ConnectionDraft>) => setTyped((previous) => ({ ...previous, ...part })),
    save: () => {
      setTried(true);
      if (input === null || Object.keys(errors).length > 0) return;
      const sent = typed;
      connect.mutate(input, {
        onSuccess: (saved) => {
          // What was typed while it was being saved stays.
          setTyped((now) => withoutSent(now, sent));
          setTried(false);
          accept('Source Saved')(saved);
        },
      });
    },
    // What is typed and not saved stays.
    setEnabled: (enabled: boolean) => connect.mutate({ id: entry.id, enabled }, { onSuccess: accept('Source Saved') }),
    disconnect: () => disconnect.mutate({ id: entry.id }),
  };
}

export type Connection = ReturnType<typeof useConnection>;
