import { Link2 } from 'lucide-react';
import { errorMessage } from '~/lib/api/errors';
import { copyText } from '~/lib/browser/copy-text';
import { toast } from '~/lib/notifications/toast';
import { Button } from './Button';

/** Copies the full address of a path of this workspace, to be sent to a colleague. */
export function CopyLinkButton({ path }: { path: string }) {
  const copy = () =>
    copyText(`${window.location.origin}${path}`).then(
      () => toast({ title: 'Link Copied' }),
      (error: unknown) =>
        toast({ title: 'Failed to Copy Link', description: errorMessage(error), variant: 'destructive' }),
    );
  return (
    <Button variant="outline" size="sm" onClick={() => void copy()}>
      <Link2 aria-hidden />
      Copy link
    </Button>
  );
}
