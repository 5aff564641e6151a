import type { ReportChanges } from '@workbench/services/reports/schemas';
import { ReportSection } from './ReportSection';

const SHOWN_MAX = 10;

/** What this version has that the one before had not. */
export function ChangesSection({ changes }: { changes: ReportChanges }) {
  const groups = [
    { title: 'New launches', items: changes.newLaunches },
    { title: 'News', items: changes.newNews },
    { title: 'New positions', items: changes.openedPositions },
    { title: 'Closed positions', items: changes.closedPositions },
    { title: 'New R&D keywords', items: changes.newKeywords },
  ]
    // One headline may come from several pages.
    .map(({ title, items }) => ({ title, items: [...new Set(items)] }))
    .filter(({ items }) => items.length > 0);
  return (
    <ReportSection title={`What changed since version ${changes.since}`}>
      {groups.length === 0 ? (
        <p className="text-muted-foreground">No changes.</p>
      ) : (
        <dl className="flex max-w-prose flex-col gap-2">
          {groups.map(({ title, items }) => (
            <div key={title}>
              <dt className="font-medium text-ui text-muted-foreground">{title}</dt>
              {items.slice(0, SHOWN_MAX).map((item) => (
                <dd key={item} className="break-words">
                  {item}
                </dd>
              ))}
              {items.length > SHOWN_MAX && (
                <dd className="text-muted-foreground">and {items.length - SHOWN_MAX} more</dd>
              )}
            </div>
          ))}
        </dl>
      )}
    </ReportSection>
  );
}
