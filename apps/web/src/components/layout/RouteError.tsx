import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { ErrorState } from '~/components/ui/ErrorState';

/** What a screen shows when it could not be drawn at all. */
export function RouteError({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const retry = () => {
    reset();
    void router.invalidate();
  };
  return (
    <>
      <h1 className="sr-only">Error</h1>
      <ErrorState title="This screen could not be shown" error={error} onRetry={retry} />
    </>
  );
}
