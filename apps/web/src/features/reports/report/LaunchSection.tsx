import type { Launch } from '@workbench/services/reports/schemas';
import { FindingItem } from './FindingItem';
import { ReportSection } from './ReportSection';

export function LaunchSection({ launches }: { launches: readonly Launch[] }) {
  return (
    <ReportSection title="New Product Launches">
      {launches.length === 0 ? (
        <p className="text-muted-foreground">None found in the last year.</p>
      ) : (
        <ul className="flex flex-col gap-3">
          {launches.map((launch) => (
            <FindingItem
              key={`${launch.name} ${launch.launchDate}`}
              title={launch.name}
              day={launch.launchDate}
              text={launch.description}
              citations={launch.citations}
            />
          ))}
        </ul>
      )}
    </ReportSection>
  );
}
