import type { OutreachCampaign } from '@workbench/services/outreach/schemas';
import { useId, useState } from 'react';
import { Card, CardContent, CardHeader, CardTitle } from '~/components/ui/Card';
import { ErrorState } from '~/components/ui/ErrorState';
import { errorMessage } from '~/lib/errors';
import { useNow } from '~/lib/use-now';
import type { DeskState } from '../hooks/use-desk';
import { useEdits } from '../hooks/use-edits';
import { useMessageSteps } from '../hooks/use-message-steps';
import { standingText } from '../lib/desk';
import { readKeysOn, storeKeysOn } from '../lib/desk-keys';
import { backlogText, leftText, READ_FAILURE } from '../lib/outreach-text';
import { DeskEmpty } from './DeskEmpty';
import { DeskMessage } from './DeskMessage';
import { DeskPiles } from './DeskPiles';
import { DeskQuotas } from './DeskQuotas';
import { ShortcutLine } from './ShortcutLine';

interface SendingDeskProps {
  desk: DeskState;
  campaigns: OutreachCampaign[];
  selected: OutreachCampaign | undefined;
}

/** Today's plan, and one message at a time: to send by hand, or to note what came of it. */
export function SendingDesk({ desk, campaigns, selected }: SendingDeskProps) {
  const id = useId();
  const now = useNow();
  const steps = useMessageSteps(desk);
  const edits = useEdits();
  const [isKeysOn, setKeysOn] = useState(readKeysOn);
  const { data, error, refetch } = desk.desk;
  const { current } = desk;
  return (
    <Card aria-labelledby={`${id}-title`}>
      <CardHeader className="gap-2">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <CardTitle id={`${id}-title`}>Sending desk</CardTitle>
          <DeskPiles desk={desk} />
        </div>
        {data && <DeskQuotas desk={data} now={now} />}
        {data && (
          <p className="text-[0.8125rem] text-muted-foreground">
            {selected !== undefined && selected.status !== 'active' ? standingText(selected) : backlogText(data)}
            {data.suppressed > 0 &&
              ` ${data.suppressed === 1 ? '1 is' : `${data.suppressed} are`} left out: on the do-not-contact list.`}
          </p>
        )}
        {data !== undefined && error && (
          <p role="alert" className="text-[0.8125rem] text-destructive">
            {READ_FAILURE.desk}: {errorMessage(error)}. What you see may be out of date.
          </p>
        )}
      </CardHeader>
      <CardContent>
        {data === undefined && desk.pile === 'send' && current === null ? (
          error ? (
            <ErrorState title={READ_FAILURE.desk} error={error} onRetry={() => void refetch()} />
          ) : (
            <p role="status" className="py-6 text-center text-muted-foreground">
              Loading the plan of today...
            </p>
          )
        ) : current === null ? (
          <DeskEmpty desk={desk} selected={selected} isKeysOn={isKeysOn} now={now} />
        ) : (
          <DeskMessage
            message={current}
            campaign={campaigns.find((one) => one.id === current.campaignId)}
            desk={desk}
            steps={steps}
            edits={edits}
            isKeysOn={isKeysOn}
            now={now}
          />
        )}
        {/* Stays while messages come and go, so that what is told is read out. */}
        <p role="status" className="mt-2 min-h-5 text-[0.8125rem] text-muted-foreground">
          {!steps.told.isProblem && steps.told.text} {desk.hasLeft && current !== null && leftText(current)}
        </p>
        <ShortcutLine
          isOn={isKeysOn}
          onToggle={(isOn) => {
            storeKeysOn(isOn);
            setKeysOn(isOn);
          }}
        />
      </CardContent>
    </Card>
  );
}
