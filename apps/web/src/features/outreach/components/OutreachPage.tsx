import { Megaphone, MessageSquareText, Plus, Settings2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { PageHeader } from '~/components/layout/PageHeader';
import { Button } from '~/components/ui/Button';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '~/components/ui/Tabs';
import { useOutreachParams } from '../hooks/use-outreach-params';
import { parseOutreachParams } from '../lib/outreach-params';
import { CampaignsTab } from './CampaignsTab';
import { MessagesTab } from './MessagesTab';
import { OutreachCounters } from './OutreachCounters';
import { SettingsTab } from './SettingsTab';

const CampaignFormDialog = lazy(() =>
  import('./CampaignFormDialog').then((module) => ({ default: module.CampaignFormDialog })),
);

/** Plans messages that a person sends by hand; the address owns tab, selected campaign and message filter. */
export function OutreachPage() {
  const { params, change } = useOutreachParams();
  const [isCreating, setCreating] = useState(false);
  const create = () => setCreating(true);
  return (
    <div className="min-w-0">
      <PageHeader
        title="LinkedIn Outreach"
        subtitle="Messages are planned here and sent by you. Nothing is sent by itself."
        actions={
          <Button aria-haspopup="dialog" onClick={create}>
            <Plus aria-hidden />
            New Campaign
          </Button>
        }
      />
      <OutreachCounters />
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
          <CampaignsTab onCreate={create} />
        </TabsContent>
        <TabsContent value="messages">
          {/* Another campaign has another plan: nothing of the one before stays. */}
          <MessagesTab key={params.campaign ?? 'all'} />
        </TabsContent>
        <TabsContent value="settings">
          <SettingsTab />
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
