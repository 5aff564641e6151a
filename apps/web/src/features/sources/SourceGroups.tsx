import type { DataSource } from '@workbench/services/sources/schemas';
import { useId } from 'react';
import { formatCount, formatNumber } from '~/lib/format/format';
import { useNow } from '~/lib/state/use-now';
import { SourceCard } from './connection/SourceCard';
import { groupSources, type SourceGroup } from './source-catalogue';

/** The sources as cards, those with problems above those that work. */
export function SourceGroups({ sources }: { sources: readonly DataSource[] }) {
  const connected = sources.filter(({ health }) => health === 'connected').length;
  return (
    <section aria-label="Data sources" className="flex min-w-0 flex-col gap-5">
      <p className="-mb-2 text-muted-foreground">
        {formatNumber(connected)} of {formatCount(sources.length, 'source', 'sources')} connected
      </p>
      {groupSources(sources).map((group) => (
        <Group key={group.title} group={group} />
      ))}
    </section>
  );
}

function Group({ group: { title, sources } }: { group: SourceGroup }) {
  const now = useNow();
  const titleId = useId();
  return (
    <div className="flex min-w-0 flex-col gap-2">
      <h2 id={titleId} className="font-semibold">
        {title} <span className="font-normal text-muted-foreground tabular-nums">{formatNumber(sources.length)}</span>
      </h2>
      <ul aria-labelledby={titleId} className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {sources.map((source) => (
          <li key={source.id ?? `file:${source.name}`} className="grid min-w-0">
            <SourceCard source={source} now={now} />
          </li>
        ))}
      </ul>
    </div>
  );
}
