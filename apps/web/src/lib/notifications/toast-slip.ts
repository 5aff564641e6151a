import { toast } from './toast.ts';

/** Says what a form still needs. It is shown and not logged: the form itself shows it, too. */
export function toastSlip(title: string, description: string): void {
  toast({ title, description, variant: 'destructive', isSlip: true });
}
