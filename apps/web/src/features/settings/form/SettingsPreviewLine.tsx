import { Button } from '~/components/ui/controls/Button';
import { errorMessage, READ_FAILURE } from '~/lib/api/errors';
import { trpc } from '~/lib/api/trpc';
import { useDebounced } from '~/lib/state/use-debounced';
import { settingsPreviewText, type toRule } from './settings-form';

const DEBOUNCE_MS = 300;

interface SettingsPreviewLineProps {
  /** null while the rule is the stored one or makes no sense. */
  rule: ReturnType<typeof toRule> | null;
}

/** What saving would do to the companies; counted by the server with the very rule that saving applies. */
export function SettingsPreviewLine({ rule }: SettingsPreviewLineProps) {
  const key = rule === null ? '' : JSON.stringify(rule);
  const isDebounced = useDebounced(key, DEBOUNCE_MS) === key;
  const preview = trpc.settings.preview.useQuery(rule ?? { minimumSources: 1, excludeOutliers: true }, {
    enabled: rule !== null && isDebounced,
    staleTime: 0,
  });
  const isCounting = rule !== null && (!isDebounced || preview.isFetching);
  return (
    <div role="status" className="flex min-h-8 flex-wrap items-center gap-x-3 text-ui">
      {isCounting ? (
        <p className="text-muted-foreground">Counting affected companies…</p>
      ) : rule === null ? null : preview.error ? (
        <>
          <p className="text-destructive">
            {READ_FAILURE.preview}: {errorMessage(preview.error)}
          </p>
          <Button variant="outline" size="sm" onClick={() => void preview.refetch()}>
            Retry
          </Button>
        </>
      ) : (
        preview.data && <p className="font-medium">{settingsPreviewText(preview.data)}</p>
      )}
    </div>
  );
}
