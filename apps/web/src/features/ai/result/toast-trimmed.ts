import { toast } from '~/lib/notifications/toast';

/** One toast is visible at a time: this one says more than the success before it, and comes last. */
export function toastTrimmed(limit: number | null): void {
  toast({
    title: 'Message Trimmed',
    description: `Connection request automatically shortened to ${limit ?? 300} characters.`,
  });
}
