import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { ErrorState } from '~/components/ui/feedback/ErrorState';
import { errorMessage } from '~/lib/api/errors';

/** How Chromium, Firefox and Safari say that a screen's code could not be read, as after an update of the server. */
const MODULE_FAILURE = /dynamically imported module|importing a module script failed/i;

/** What a screen shows when it could not be drawn at all. */
export function RouteError({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const retry = () => {
    // The browser remembers that a module failed; only a new page asks for it again.
    if (MODULE_FAILURE.test(errorMessage(error))) {
      window.location.reload();
      return;
    }
    reset();
    void router.invalidate();
  };
  return (
    <>
      <h1 className="sr-only">Error</h1>
      <ErrorState title="This screen couldn’t be loaded" error={error} onRetry={retry} />
    </>
  );
}
