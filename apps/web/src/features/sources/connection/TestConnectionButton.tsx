import type { CatalogueEntry } from '@workbench/services/sources/schemas';
import { Button } from '~/components/ui/controls/Button';
import { errorMessage } from '~/lib/api/errors';
import { trpc } from '~/lib/api/trpc';
import { cn } from '~/lib/cn';
import { formatNumber } from '~/lib/format/format';

interface TestConnectionButtonProps {
  id: CatalogueEntry['id'];
  /** The source's name, to distinguish the buttons of several sources. */
  name: string;
}

/** A button that asks the source whether it answers, and what came of it; costs nothing. */
export function TestConnectionButton({ id, name }: TestConnectionButtonProps) {
  const test = trpc.sources.test.useMutation();
  const result = test.error ? { ok: false, message: errorMessage(test.error) } : test.data;
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1.5">
      <Button
        variant="outline"
        size="sm"
        aria-label={`Test connection to ${name}`}
        disabled={test.isPending}
        onClick={() => test.mutate({ id })}
      >
        {test.isPending ? 'Testing…' : 'Test connection'}
      </Button>
      <p
        aria-live="polite"
        className={cn('min-w-0 break-words text-ui', result?.ok ? 'text-success' : 'text-destructive')}
      >
        {result && (result.ok ? `${result.message} (${formatNumber(test.data?.durationMs)} ms)` : result.message)}
      </p>
    </div>
  );
}
