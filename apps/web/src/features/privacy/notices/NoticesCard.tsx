import type { Notice, NoticeState } from '@workbench/services/privacy/schemas';
import { useId, useState } from 'react';
import { Button } from '~/components/ui/controls/Button';
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from '~/components/ui/display/Card';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '~/components/ui/display/Tabs';
import { ErrorState } from '~/components/ui/feedback/ErrorState';
import { READ_FAILURE } from '~/lib/api/errors';
import { formatNumber } from '~/lib/format/format';
import { ControllerDialog } from './ControllerDialog';
import { NoticeActions } from './NoticeActions';
import { NoticeTable } from './NoticeTable';
import { NoticeTextDialog } from './NoticeTextDialog';
import { NO_ONE, NOTICE_STATES, STATE_LABELS } from './notice-labels';
import { useNotices } from './use-notices';

/** Whom Art. 14 GDPR asks to inform, until when, and the notice to copy. Nothing is sent from here. */
export function NoticesCard() {
  const id = useId();
  const notices = useNotices();
  const [shown, setShown] = useState<Notice | 'blank' | null>(null);
  const [isEditing, setEditing] = useState(false);
  const { state, show, query } = notices;
  return (
    <Card aria-labelledby={`${id}-title`} className="min-w-0">
      <CardHeader>
        <CardTitle id={`${id}-title`}>Duty to inform</CardTitle>
        <CardDescription>
          People whose data you did not get from themselves have to be informed within a month, or with the first
          message if that is earlier (Art. 14 GDPR). Copy the notice and send it yourself.
        </CardDescription>
      </CardHeader>
      <CardContent className="flex min-w-0 flex-col gap-4">
        <div className="flex flex-wrap gap-2">
          <Button variant="outline" size="sm" onClick={() => setShown('blank')}>
            Notice text
          </Button>
          <Button variant="outline" size="sm" onClick={() => setEditing(true)}>
            Your details
          </Button>
        </div>
        <Tabs value={state} onValueChange={(value) => show(value as NoticeState)}>
          <TabsList aria-label="People to inform">
            {NOTICE_STATES.map((one) => (
              <TabsTrigger key={one} value={one}>
                {STATE_LABELS[one]}
                {query.data !== undefined && (
                  <span className="text-muted-foreground tabular-nums">{formatNumber(query.data.counts[one])}</span>
                )}
              </TabsTrigger>
            ))}
          </TabsList>
          <TabsContent value={state} className="flex min-w-0 flex-col gap-3">
            {query.data === undefined ? (
              query.error ? (
                <ErrorState title={READ_FAILURE.notices} error={query.error} onRetry={() => void query.refetch()} />
              ) : (
                <p role="status" className="text-muted-foreground">
                  Loading people…
                </p>
              )
            ) : query.data.items.length === 0 ? (
              <p className="text-muted-foreground">{NO_ONE[state]}</p>
            ) : (
              <>
                <NoticeTable notices={notices} items={query.data.items} onShow={setShown} />
                <NoticeActions notices={notices} list={query.data} />
              </>
            )}
          </TabsContent>
        </Tabs>
        {shown !== null && (
          <NoticeTextDialog notice={shown === 'blank' ? null : shown} onClose={() => setShown(null)} />
        )}
        {isEditing && <ControllerDialog onClose={() => setEditing(false)} />}
      </CardContent>
    </Card>
  );
}
