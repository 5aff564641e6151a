import { RotateCw, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { errorMessage } from '~/lib/api/errors';
import { Button } from '../controls/Button';

interface ErrorStateProps {
  /** One of READ_FAILURE: what could not be read. */
  title: string;
  /** What was thrown; its message is shown beneath the title. */
  error?: unknown;
  onRetry: () => void;
  /** A way out beside Retry. */
  action?: ReactNode;
}

export function ErrorState({ title, error, onRetry, action }: ErrorStateProps) {
  const detail = error === undefined || error === null ? '' : errorMessage(error, '');
  return (
    <div role="alert" className="flex flex-col items-center justify-center gap-2 px-6 py-10 text-center">
      <span
        aria-hidden
        className="mb-1 flex size-10 items-center justify-center rounded-full bg-destructive-soft text-destructive"
      >
        <TriangleAlert className="size-5" />
      </span>
      <p className="font-medium">{title}</p>
      {detail !== '' && <p className="max-w-md break-words text-muted-foreground">{detail}</p>}
      <div className="mt-2 flex flex-wrap justify-center gap-2">
        <Button variant="outline" size="sm" onClick={onRetry}>
          <RotateCw aria-hidden />
          Retry
        </Button>
        {action}
      </div>
    </div>
  );
}
