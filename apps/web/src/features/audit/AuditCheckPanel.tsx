import type { AuditCheck } from '@workbench/services/audit/schemas';
import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { Button } from '~/components/ui/controls/Button';
import { Alert } from '~/components/ui/feedback/Alert';
import { InlineError } from '~/components/ui/feedback/InlineError';
import { errorMessage } from '~/lib/api/errors';
import { trpcClient } from '~/lib/api/trpc';
import { formatCount, formatNumber } from '~/lib/format/format';

type State = { kind: 'idle' | 'running' } | { kind: 'failed'; error: unknown } | { kind: 'checked'; check: AuditCheck };

/** Reads the whole log and names lines that are not as they were written. */
export function AuditCheckPanel() {
  const [state, setState] = useState<State>({ kind: 'idle' });
  async function run() {
    setState({ kind: 'running' });
    try {
      setState({ kind: 'checked', check: await trpcClient.audit.verify.query({}) });
    } catch (error) {
      setState({ kind: 'failed', error });
    }
  }
  return (
    <div className="flex flex-col gap-3 pb-4">
      <div className="flex flex-wrap items-center gap-3">
        <Button variant="outline" disabled={state.kind === 'running'} onClick={() => void run()}>
          <ShieldCheck aria-hidden />
          {state.kind === 'running' ? 'Checking…' : 'Check the log'}
        </Button>
        <p className="text-muted-foreground text-ui">Finds lines that were changed, removed, inserted or moved.</p>
      </div>
      {state.kind === 'failed' && <InlineError>{errorMessage(state.error)}</InlineError>}
      {state.kind === 'checked' && <Result check={state.check} />}
    </div>
  );
}

function Result({ check }: { check: AuditCheck }) {
  if (!check.isIntact) {
    const title = formatCount(check.faultCount, 'fault in the log', 'faults in the log');
    return (
      <Alert variant="destructive" role="alert" title={title}>
        <ul className="list-disc pl-5">
          {check.faults.map(({ sequence, kind, message }) => (
            <li key={`${sequence} ${kind}`}>{message}</li>
          ))}
        </ul>
        {check.faultCount > check.faults.length && <p>The first {check.faults.length} are listed.</p>}
      </Alert>
    );
  }
  return (
    <Alert variant="success" role="status" title={`Intact: ${formatCount(check.lines, 'line', 'lines')}`}>
      {check.head === null ? (
        <p>The log is empty.</p>
      ) : (
        <p>
          The last line is {formatNumber(check.head.sequence)}, with the hash{' '}
          <code className="break-all text-xs">{check.head.hash}</code>. Keep both elsewhere: a later check with them
          shows whether the end of the log was removed since.
        </p>
      )}
    </Alert>
  );
}
