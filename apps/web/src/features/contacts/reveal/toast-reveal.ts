import type { RevealResult } from '@workbench/services/contacts/schemas';
import { toast } from '~/lib/notifications/toast';
import { revealToast } from './reveal-summary';

export function toastReveal(result: RevealResult): void {
  const { title, description, hasFailed } = revealToast(result);
  toast({ title, description, ...(hasFailed && { variant: 'destructive' }) });
}
