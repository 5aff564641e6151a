import { Megaphone, MessageSquareText, Plus, Settings2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { PageHeader } from '~/components/layout/PageHeader';
import { Button } from '~/components/ui/controls/Button';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '~/components/ui/display/Tabs';
import { useRequestedAction } from '~/lib/state/requested-action';
import { OutreachCampaignsTab } from './campaigns/OutreachCampaignsTab';
import { OutreachCounters } from './campaigns/OutreachCounters';
import { MessagesTab } from './messages/MessagesTab';
import { OutreachSettingsTab } from './OutreachSettingsTab';
import { parseOutreachParams } from './url-params';
import { useOutreachParams } from './use-outreach-params';

const CampaignFormDialog = lazy(() =>
  import('./campaigns/OutreachCampaignFormDialog').then((module) => ({ default: module.OutreachCampaignFormDialog })),
);

/** Plans messages that a person sends by hand; the address owns tab, selected campaign and message filter. */
export function OutreachPage() {
  const { params, change } = useOutreachParams();
  const [isCreating, setCreating] = useState(false);
  const create = () => setCreating(true);
  useRequestedAction('new-outreach-campaign', create);
  return (
    <div className="min-w-0">
      <PageHeader
        title="LinkedIn Outreach"
        subtitle="Plan messages here and send them yourself. Nothing is sent automatically."
        actions={
          <Button aria-haspopup="dialog" onClick={create}>
            <Plus aria-hidden />
            New Campaign
          </Button>
        }
      />
      {/* On a phone the queue comes first. */}
      <div className={params.tab === 'messages' ? 'max-sm:hidden' : undefined}>
        <OutreachCounters />
      </div>
      <Tabs
        value={params.tab ?? 'campaigns'}
        onValueChange={(tab) => change({ tab: parseOutreachParams({ tab }).tab ?? null })}
      >
        <TabsList aria-label="Outreach">
          <TabsTrigger value="campaigns">
            <Megaphone aria-hidden />
            Campaigns
          </TabsTrigger>
          <TabsTrigger value="messages">
            <MessageSquareText aria-hidden />
            Messages
          </TabsTrigger>
          <TabsTrigger value="settings">
            <Settings2 aria-hidden />
            Settings
          </TabsTrigger>
        </TabsList>
        <TabsContent value="campaigns">
          <OutreachCampaignsTab onCreate={create} />
        </TabsContent>
        <TabsContent value="messages">
          {/* Another campaign has another plan: nothing of the one before stays. */}
          <MessagesTab key={params.campaign ?? 'all'} />
        </TabsContent>
        <TabsContent value="settings">
          <OutreachSettingsTab />
        </TabsContent>
      </Tabs>
      {isCreating && (
        <Suspense fallback={null}>
          <CampaignFormDialog
            campaign={null}
            onClose={() => setCreating(false)}
            onSaved={({ id }) => change({ tab: null, campaign: id })}
          />
        </Suspense>
      )}
    </div>
  );
}
