import type { Company, Explanation, SourceRecord } from '@workbench/services/companies/schemas';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '~/components/ui/display/Tabs';
import type { PanelQuery } from '~/components/ui/feedback/PanelQueryState';
import { CompanyAliases } from '../aliases/CompanyAliases';
import { CompanyFields } from '../edit/CompanyFields';
import { IdentifiersPanel } from '../identifiers/IdentifiersPanel';
import type { CompanySyncState } from '../sync/use-company-sync';
import { FIGURE_PANELS, type FigurePanel } from '../url-params';
import { SourcesPanel } from './by-source/SourcesPanel';
import { CompanySyncPanel } from './CompanySyncPanel';
import { ExplanationPanel } from './ExplanationPanel';
import { LocationsPanel } from './LocationsPanel';
import { TrendPanel } from './TrendPanel';

interface FigureTabsProps {
  company: Company;
  records: PanelQuery<SourceRecord[]>;
  explanation: PanelQuery<Explanation>;
  sync: CompanySyncState;
  panel: FigurePanel;
  onPanel: (panel: FigurePanel) => void;
}

/** The figures of a company, and the fields of its record. */
export function FigureTabs({ company, records, explanation, sync, panel, onPanel }: FigureTabsProps) {
  return (
    <Tabs
      value={panel}
      onValueChange={(value) => {
        const next = FIGURE_PANELS.find((one) => one === value);
        if (next !== undefined) onPanel(next);
      }}
      className="min-w-0"
    >
      <TabsList aria-label={`Figures for ${company.name}`} className="flex-wrap sm:flex-nowrap">
        <TabsTrigger value="sources">By Source</TabsTrigger>
        <TabsTrigger value="locations">Locations</TabsTrigger>
        <TabsTrigger value="why">Why this number</TabsTrigger>
        <TabsTrigger value="trend">Trend</TabsTrigger>
        <TabsTrigger value="sync">Sync</TabsTrigger>
        <TabsTrigger value="fields" data-fields-tab>
          Fields
        </TabsTrigger>
        <TabsTrigger value="identifiers">Identifiers</TabsTrigger>
      </TabsList>
      <TabsContent value="sources" className="sm:min-h-72">
        <SourcesPanel
          records={records}
          aggregate={company.aggregatedEmployeeCount}
          explanation={explanation.data}
          isSyncing={sync.isRunning}
        />
      </TabsContent>
      <TabsContent value="locations" className="sm:min-h-72">
        <LocationsPanel records={records} />
      </TabsContent>
      <TabsContent value="why" className="sm:min-h-72">
        <ExplanationPanel explanation={explanation} />
      </TabsContent>
      <TabsContent value="trend" className="sm:min-h-72">
        <TrendPanel companyId={company.id} />
      </TabsContent>
      <TabsContent value="sync" className="sm:min-h-72">
        <CompanySyncPanel sync={sync} />
      </TabsContent>
      <TabsContent value="fields" className="sm:min-h-72">
        <CompanyFields id={company.id} />
        <CompanyAliases company={company} />
      </TabsContent>
      <TabsContent value="identifiers" className="sm:min-h-72">
        <IdentifiersPanel id={company.id} />
      </TabsContent>
    </Tabs>
  );
}
