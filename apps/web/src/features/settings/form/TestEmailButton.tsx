import { Button } from '~/components/ui/controls/Button';
import { errorMessage } from '~/lib/api/errors';
import { trpc } from '~/lib/api/trpc';
import { cn } from '~/lib/cn';
import { isEmail } from './settings-form';

/** Sends a message to the address as typed, saved or not, and says what the mail server answered. */
export function TestEmailButton({ email }: { email: string }) {
  const test = trpc.settings.testEmail.useMutation();
  const result = test.error ? { ok: false, message: errorMessage(test.error) } : test.data;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
      <Button
        variant="outline"
        size="sm"
        disabled={test.isPending || !isEmail(email)}
        onClick={() => test.mutate({ email: email.trim() })}
      >
        {test.isPending ? 'Sending…' : 'Send test email'}
      </Button>
      <p
        aria-live="polite"
        className={cn('min-w-0 break-words text-ui', result?.ok ? 'text-success' : 'text-destructive')}
      >
        {result?.message}
      </p>
    </div>
  );
}
