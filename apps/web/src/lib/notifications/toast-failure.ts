import { errorMessage } from '~/lib/api/errors';
import { toast } from '~/lib/notifications/toast';

/** Tells what went wrong, in the server's words. */
export function toastFailure(title: string, error: unknown): void {
  toast({ title, description: errorMessage(error), variant: 'destructive' });
}
