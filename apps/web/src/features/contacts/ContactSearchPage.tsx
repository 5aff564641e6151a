import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import type { ContactResults as Results, SavedSearch } from '@workbench/services/contacts/schemas';
import { BookUser, Handshake, ListFilter, ShieldBan, Sparkles } from 'lucide-react';
import { useState } from 'react';
import { PageHeader } from '~/components/layout/PageHeader';
import { Button, buttonClass } from '~/components/ui/controls/Button';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '~/components/ui/display/Tabs';
import { useRequestedAction } from '~/lib/state/requested-action';
import { SearchOutcome } from './results/SearchOutcome';
import { OneSavedContact } from './saved-contacts/OneSavedContact';
import { SavedContactsTab } from './saved-contacts/SavedContactsTab';
import { SavedSearchesMenu } from './saved-searches/SavedSearchesMenu';
import { ManualFiltersTab } from './search/ManualFiltersTab';
import { PeopleSourceSelector } from './search/PeopleSourceSelector';
import { SmartSearchTab } from './search/SmartSearchTab';
import { type ContactParams, type ContactTab, parseContactParams } from './search/url-params';
import { useContactSearch } from './search/use-contact-search';
import { useFormUrlSync } from './search/use-form-url-sync';
import { SuppressionDialog } from './suppression/SuppressionDialog';

/** Finds people by a sentence or by filters; the address owns tab and form, results outlive the screen. */
export function ContactSearchPage() {
  const { tab = 'smart', contact }: ContactParams = useSearch({ from: '/contact-search' });
  const navigate = useNavigate({ from: '/contact-search' });
  const search = useContactSearch();
  const [isListOpen, setListOpen] = useState(false);
  useRequestedAction('do-not-contact', () => setListOpen(true));
  useFormUrlSync(search.draft, search.change, search.restoreStored);

  const selectTab = (value: string) => {
    const { tab: next } = parseContactParams({ tab: value });
    void navigate({
      resetScroll: false,
      search: ({ tab: _tab, contact: _contact, filter: _filter, ...rest }: ContactParams) =>
        next ? { ...rest, tab: next } : rest,
    });
  };
  const showRun = (run: { search: SavedSearch; results: Results }) => {
    search.showSavedRun(run);
    selectTab((run.search.sentence === null ? 'manual' : 'smart') satisfies ContactTab);
  };

  return (
    <div className="min-w-0">
      <PageHeader
        title="Contact Search"
        subtitle="Find people by description or by filters."
        actions={
          <>
            <SavedSearchesMenu onRun={showRun} />
            <Link to="/customers" className={buttonClass('outline')}>
              <Handshake aria-hidden />
              Customers
            </Link>
            <Button variant="outline" onClick={() => setListOpen(true)}>
              <ShieldBan aria-hidden />
              Do not contact
            </Button>
          </>
        }
      />
      <Tabs value={tab} onValueChange={selectTab}>
        <TabsList aria-label="Contacts">
          <TabsTrigger value="smart">
            <Sparkles aria-hidden />
            Smart Search (AI)
          </TabsTrigger>
          <TabsTrigger value="manual">
            <ListFilter aria-hidden />
            Manual Filters
          </TabsTrigger>
          <TabsTrigger value="saved">
            <BookUser aria-hidden />
            Saved Contacts
          </TabsTrigger>
        </TabsList>
        {tab !== 'saved' && <PeopleSourceSelector search={search} />}
        <TabsContent value="smart">
          <SmartSearchTab search={search} />
        </TabsContent>
        <TabsContent value="manual">
          <ManualFiltersTab search={search} />
        </TabsContent>
        <TabsContent value="saved">
          {contact === undefined ? <SavedContactsTab /> : <OneSavedContact id={contact} />}
        </TabsContent>
      </Tabs>
      {tab !== 'saved' && <SearchOutcome search={search} onExample={() => selectTab('smart')} />}
      {isListOpen && <SuppressionDialog onClose={() => setListOpen(false)} onSuppressed={search.removeRows} />}
    </div>
  );
}
