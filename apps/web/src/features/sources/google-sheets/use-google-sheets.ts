import type { GoogleSheets } from '@workbench/services/sources/schemas';
import { errorMessage } from '~/lib/api/errors';
import { trpc } from '~/lib/api/trpc';
import { toast } from '~/lib/notifications/toast';

/** Entering, forgetting and testing the key file of Google Sheets. */
export function useGoogleSheets() {
  const utils = trpc.useUtils();
  const accept = (title: string) => (saved: GoogleSheets) => {
    utils.sources.googleSheets.setData({}, saved);
    toast({ title, description: 'Google Sheets' });
  };
  const connect = trpc.sources.connectGoogleSheets.useMutation({
    onSuccess: accept('Google Sheets Connected'),
    meta: { awaitsReads: true },
  });
  const disconnect = trpc.sources.disconnectGoogleSheets.useMutation({
    onSuccess: accept('Google Sheets Disconnected'),
    meta: { awaitsReads: true },
    onError: (error) =>
      toast({
        title: 'Failed to Disconnect Google Sheets',
        description: errorMessage(error),
        variant: 'destructive',
      }),
  });
  const test = trpc.sources.testGoogleSheets.useMutation();

  return {
    connect: (keyFile: string) => connect.mutate({ keyFile }),
    isConnecting: connect.isPending,
    /** Why the key file was not taken; gone with the next attempt. */
    refusal: connect.error ? errorMessage(connect.error) : null,
    disconnect: () => disconnect.mutate({}),
    isDisconnecting: disconnect.isPending,
    test: () => test.mutate({}),
    isTesting: test.isPending,
    testResult: test.error ? { ok: false, message: errorMessage(test.error) } : (test.data ?? null),
  };
}

export type GoogleSheetsControls = ReturnType<typeof useGoogleSheets>;
