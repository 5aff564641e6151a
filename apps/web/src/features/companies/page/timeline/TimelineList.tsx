import type { TimelineEntry, TimelineKind } from '@workbench/services/timeline/schemas';
import {
  ContactRound,
  FileText,
  Hash,
  History,
  type LucideIcon,
  MessageSquareReply,
  Pencil,
  Plus,
  RefreshCw,
  Send,
  StickyNote,
  TableProperties,
} from 'lucide-react';
import { cn } from '~/lib/cn';
import { formatRelativeTime } from '~/lib/format/format';
import { EntryLink } from './EntryLink';
import { actorText, entryDay, entryDetails } from './timeline-labels';

const ICONS: Record<TimelineKind, LucideIcon> = {
  added: Plus,
  change: Pencil,
  figure: Hash,
  sync: RefreshCw,
  report: FileText,
  contact: ContactRound,
  lead: TableProperties,
  message_sent: Send,
  reply: MessageSquareReply,
  note: StickyNote,
};

interface TimelineListProps {
  entries: readonly TimelineEntry[];
  label: string;
  /** Titles alone. */
  isBrief?: boolean;
}

export function TimelineList({ entries, label, isBrief = false }: TimelineListProps) {
  return (
    <ol aria-label={label} className="flex flex-col">
      {entries.map((entry) => (
        <Entry key={entry.id} entry={entry} isBrief={isBrief} />
      ))}
    </ol>
  );
}

function Entry({ entry, isBrief }: { entry: TimelineEntry; isBrief: boolean }) {
  const Icon = ICONS[entry.kind] ?? History;
  const isFigure = entry.kind === 'figure';
  const details = isBrief ? [] : entryDetails(entry);
  const actor = isFigure && entry.by.kind === 'source' ? '' : actorText(entry.by);
  return (
    <li className="relative flex gap-3 pb-4 last:pb-0">
      <span
        aria-hidden
        className="z-1 flex size-7 shrink-0 items-center justify-center rounded-full border border-border bg-card text-muted-foreground"
      >
        <Icon className="size-3.5" />
      </span>
      <span aria-hidden className="absolute top-7 bottom-0 left-3.5 w-px bg-border" />
      <div className="min-w-0 flex-1 pt-0.5">
        <div className={cn('flex gap-x-3', isBrief ? 'flex-col' : 'flex-wrap items-baseline')}>
          <span className="min-w-0 break-words font-medium">
            <EntryLink href={entry.href}>{entry.title}</EntryLink>
          </span>
          <time
            dateTime={entry.at}
            title={entryDay(entry)}
            className={cn('shrink-0 text-muted-foreground text-xs tabular-nums', !isBrief && 'ml-auto')}
          >
            {isFigure ? entryDay(entry) : formatRelativeTime(entry.at)}
          </time>
        </div>
        {actor !== '' && <p className="break-words text-muted-foreground text-ui">{actor}</p>}
        {details.length > 0 && (
          <dl className="mt-1 grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-0.5 text-ui">
            {details.map(([name, value]) => (
              <div key={name} className="contents">
                <dt className="text-muted-foreground">{name}</dt>
                <dd className={cn('whitespace-pre-wrap break-words', value.length > 400 && 'line-clamp-4')}>{value}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </li>
  );
}
