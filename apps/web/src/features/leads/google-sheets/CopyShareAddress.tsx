import { Copy } from 'lucide-react';
import { Button } from '~/components/ui/controls/Button';
import { errorMessage } from '~/lib/api/errors';
import { copyText } from '~/lib/browser/copy-text';
import { toast } from '~/lib/notifications/toast';

/** The service account's address with a button that copies it. */
export function CopyShareAddress({ address }: { address: string }) {
  const copy = async () => {
    try {
      await copyText(address);
      toast({ title: 'Address Copied', description: address });
    } catch (error) {
      toast({ title: 'Failed to Copy', description: errorMessage(error), variant: 'destructive' });
    }
  };
  return (
    <span className="inline-flex min-w-0 flex-wrap items-center gap-2">
      <code className="min-w-0 break-all rounded bg-muted px-2 py-1 text-foreground text-xs">{address}</code>
      <Button variant="outline" size="sm" aria-label={`Copy ${address}`} onClick={() => void copy()}>
        <Copy aria-hidden />
        Copy
      </Button>
    </span>
  );
}
