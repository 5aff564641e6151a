import { Card, CardContent } from '~/components/ui/display/Card';
import { Alert } from '~/components/ui/feedback/Alert';
import { Progress } from '~/components/ui/feedback/Progress';
import { trpc } from '~/lib/api/trpc';
import { formatCount, formatNumber } from '~/lib/format/format';

/** Progress of the recalculation after a rule change; RecomputeWatcher polls it while it runs. */
export function RecomputeProgress() {
  const { data } = trpc.settings.recompute.useQuery({});
  const recompute = data?.recompute ?? null;
  if (recompute === null || recompute.state === 'completed') return null;
  if (recompute.state === 'failed') {
    return (
      <Alert variant="destructive" role="alert">
        Failed to recalculate figures: {recompute.message ?? 'no reason given'}.
      </Alert>
    );
  }
  const { done, total, changed } = recompute;
  return (
    <Card aria-label="Recalculation">
      <CardContent className="flex flex-col gap-2 pt-5">
        <p className="font-medium">Recalculating figures for all companies</p>
        <Progress value={total === 0 ? null : (done / total) * 100} label="Recalculation progress" />
        <p role="status" className="text-ui text-muted-foreground">
          {formatNumber(done)} of {formatCount(total, 'company', 'companies')}, {formatNumber(changed)} changed
        </p>
      </CardContent>
    </Card>
  );
}
