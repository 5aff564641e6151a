import { type CompanyFilter, parseFilter } from '@workbench/services/companies/filter';
import { type ReactNode, useId, useState } from 'react';
import { Button } from '~/components/ui/controls/Button';
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from '~/components/ui/display/Card';
import { errorMessage, READ_FAILURE } from '~/lib/api/errors';
import { trpc } from '~/lib/api/trpc';
import { formatCount } from '~/lib/format/format';
import { useDebounced } from '~/lib/state/use-debounced';
import { settingsPreviewText, type toRule } from './settings-form';

const DEBOUNCE_MS = 300;
const NO_RULE = { minimumSources: 1, excludeOutliers: true };

export interface CompanyFilterProps {
  filter: CompanyFilter | null;
  /** How many companies match, in words. */
  found: string;
  /** As text; empty for none. */
  onChange: (filter: string) => void;
}

interface SettingsPreviewCardProps {
  /** null while the rule is the stored one or makes no sense. */
  rule: ReturnType<typeof toRule> | null;
  renderFilter: (props: CompanyFilterProps) => ReactNode;
}

/** What saving would do to all companies, or to those that match; counted by the server with the very rule that saving applies. */
export function SettingsPreviewCard({ rule, renderFilter }: SettingsPreviewCardProps) {
  const titleId = useId();
  const [text, setText] = useState('');
  const filter = text === '' ? null : parseFilter(text).filter;
  const key = rule === null ? '' : JSON.stringify(rule) + text;
  const isDebounced = useDebounced(key, DEBOUNCE_MS) === key;
  const preview = trpc.settings.preview.useQuery(
    { ...(rule ?? NO_RULE), ...(filter && { filter }) },
    { enabled: rule !== null && isDebounced, staleTime: 0 },
  );
  const isCounting = rule !== null && (!isDebounced || preview.isFetching);
  const counted = rule === null || isCounting ? undefined : preview.data;
  const found = counted ? formatCount(counted.companies, 'company', 'companies') : 'Which companies the preview counts';
  return (
    <Card aria-labelledby={titleId}>
      <CardHeader>
        <CardTitle id={titleId}>Preview</CardTitle>
        <CardDescription>
          What saving would change. A filter limits the count to some companies; saving applies to all of them.
        </CardDescription>
      </CardHeader>
      <CardContent className="flex flex-col gap-3">
        {renderFilter({ filter, found, onChange: setText })}
        <div role="status" className="flex min-h-8 flex-wrap items-center gap-x-3 text-ui">
          {isCounting ? (
            <p className="text-muted-foreground">Counting affected companies…</p>
          ) : rule === null ? (
            <p className="text-muted-foreground">Change how figures are combined to see the effect.</p>
          ) : preview.error ? (
            <>
              <p className="text-destructive">
                {READ_FAILURE.preview}: {errorMessage(preview.error)}
              </p>
              <Button variant="outline" size="sm" onClick={() => void preview.refetch()}>
                Retry
              </Button>
            </>
          ) : (
            counted && <p className="font-medium">{settingsPreviewText(counted, filter !== null)}</p>
          )}
        </div>
      </CardContent>
    </Card>
  );
}
