import type { Citation } from '@workbench/services/reports/schemas';
import { ChevronRight } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { cn } from '~/lib/cn';
import { formatCount, formatNumber } from '~/lib/format/format';
import { EVIDENCE_KIND_LABEL, formatReportDay } from '../report-labels';
import { EvidenceDetail } from './EvidenceDetail';
import { sourceElementId, useEvidence } from './evidence-context';
import type { CitedSource, groupSources } from './group-sources';

interface SourcesPaneProps extends ReturnType<typeof groupSources> {
  /** The source that is open; null for none. */
  opened: Citation | null;
  onToggle: (citation: Citation | null) => void;
  /** Escape: back to the statement that led here. */
  onLeave: () => void;
}

/** The sources of a report: beside its text where there is room, below it where there is not. */
export function SourcesPane({ cited, others, opened, onToggle, onLeave }: SourcesPaneProps) {
  const { isBeside } = useEvidence();
  const leaveOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && opened !== null) onLeave();
  };
  if (cited.length + others.length === 0) return null;
  const line = (source: CitedSource) => (
    <SourceLine key={source.item.id} source={source} opened={opened} onToggle={onToggle} />
  );
  return (
    <section
      aria-label="Sources"
      onKeyDown={leaveOnEscape}
      className={cn('min-w-0 print:hidden', isBeside && 'sticky top-18 max-h-[calc(100dvh-6rem)] overflow-y-auto')}
    >
      <h3 className="border-border border-b pb-1 font-semibold text-title leading-6">
        Sources <span className="font-normal text-muted-foreground text-ui">{formatNumber(cited.length)} cited</span>
      </h3>
      <ul className="divide-y divide-border">{cited.map(line)}</ul>
      {others.length > 0 && (
        <details className="text-ui" open={others.some(({ item }) => item.id === opened?.evidenceId) || undefined}>
          <summary className="cursor-pointer py-2 text-link">Read, not cited ({formatNumber(others.length)})</summary>
          <ul className="divide-y divide-border">{others.map(line)}</ul>
        </details>
      )}
    </section>
  );
}

type SourceLineProps = { source: CitedSource } & Pick<SourcesPaneProps, 'opened' | 'onToggle'>;

function SourceLine({ source: { item, quote, statements }, opened, onToggle }: SourceLineProps) {
  const { find, litId, point } = useEvidence();
  const line = useRef<HTMLLIElement>(null);
  const isOpen = opened?.evidenceId === item.id;
  useEffect(() => {
    if (isOpen) line.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);
  const facts = [item.publisher, formatReportDay(item.date), EVIDENCE_KIND_LABEL[item.kind]];
  if (statements > 0) facts.push(formatCount(statements, 'statement', 'statements'));
  return (
    <li
      ref={line}
      className={cn('flex flex-col gap-2 rounded-sm', litId === item.id && 'bg-accent forced-colors:outline')}
    >
      <button
        type="button"
        id={sourceElementId(item.id)}
        aria-expanded={isOpen}
        onClick={() => onToggle(isOpen ? null : { evidenceId: item.id, quote })}
        onMouseEnter={() => point(item.id)}
        onMouseLeave={() => point(null)}
        onFocus={() => point(item.id)}
        onBlur={() => point(null)}
        className="flex min-h-11 items-start gap-2 rounded-sm px-1.5 py-2 text-left"
      >
        <ChevronRight aria-hidden className={cn('mt-0.5 size-4 shrink-0', isOpen && 'rotate-90')} />
        <span className="min-w-0">
          <span className="block break-words">
            [{find(item.id)?.number}] <span className="font-medium">{item.title || item.publisher}</span>
          </span>
          <span className="block break-words text-muted-foreground text-xs">{facts.join(' · ')}</span>
        </span>
      </button>
      {isOpen && (
        <div className="flex flex-col gap-2 px-1.5 pb-3 text-ui">
          <EvidenceDetail item={item} quote={opened?.quote ?? ''} textClassName="max-h-72" />
        </div>
      )}
    </li>
  );
}
