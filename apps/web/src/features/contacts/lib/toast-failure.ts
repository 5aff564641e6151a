import { errorMessage } from '~/lib/errors';
import { toast } from '~/lib/toast';

/** Tells what went wrong, in the server's words. */
export function toastFailure(title: string, error: unknown): void {
  toast({ title, description: errorMessage(error), variant: 'destructive' });
}
