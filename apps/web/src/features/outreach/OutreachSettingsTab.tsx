import { Card, CardContent, CardHeader, CardTitle } from '~/components/ui/display/Card';
import { Alert } from '~/components/ui/feedback/Alert';

const LIMITS = [
  { name: 'Daily connection requests', value: 'at most 100' },
  { name: 'Daily messages', value: 'at most 50' },
  { name: 'Randomized delay between actions', value: '3-5 seconds' },
];

/** For information alone: what the network says about automation, and the limits that are kept. */
export function OutreachSettingsTab() {
  return (
    <div className="flex max-w-3xl flex-col gap-4">
      <Alert variant="warning" title={<h2>LinkedIn prohibits automation</h2>}>
        <p>
          LinkedIn is a third-party network whose terms prohibit automation. Accounts that automate may be restricted or
          closed. You use outreach at your own risk.
        </p>
      </Alert>
      <Card>
        <CardHeader>
          <CardTitle>Limits</CardTitle>
        </CardHeader>
        <CardContent className="flex flex-col gap-3">
          <dl className="divide-y divide-border">
            {LIMITS.map(({ name, value }) => (
              <div key={name} className="flex flex-wrap justify-between gap-x-4 py-2">
                <dt className="text-muted-foreground">{name}</dt>
                <dd className="font-medium">{value}</dd>
              </div>
            ))}
          </dl>
          <p className="text-ui text-muted-foreground">
            For information only. This product never sends anything automatically and never opens LinkedIn. It queues
            each day’s messages within both daily limits, and you send each one manually.
          </p>
        </CardContent>
      </Card>
    </div>
  );
}
