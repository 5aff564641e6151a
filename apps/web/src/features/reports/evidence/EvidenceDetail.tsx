import type { EvidenceItem } from '@workbench/services/reports/schemas';
import { ExternalLink } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { ScrollRegion } from '~/components/ui/display/ScrollRegion';
import { cn } from '~/lib/cn';
import { webLink } from '~/lib/format/links';
import { PROOF_LABEL } from '../report-labels';
import { splitAtQuote } from './split-at-quote';

interface EvidenceDetailProps {
  item: EvidenceItem;
  /** Words to highlight in its text; empty for none. */
  quote: string;
  /** Of the part that shows the text. */
  textClassName: string;
}

/** One piece of evidence: its address, how it belongs to the company, and its text with the quoted words. */
export function EvidenceDetail({ item, quote, textClassName }: EvidenceDetailProps) {
  const href = webLink(item.url);
  return (
    <>
      {href === null ? (
        <p className="break-all text-muted-foreground">{item.url}</p>
      ) : (
        <a
          href={href}
          target="_blank"
          rel="noopener noreferrer"
          className="inline-flex items-start gap-1 break-all text-link underline-offset-4 hover:underline"
        >
          <ExternalLink aria-hidden className="mt-0.5 size-4 shrink-0" />
          {item.url}
          <span className="sr-only">(opens in a new tab)</span>
        </a>
      )}
      <p className="text-ui">
        <span className="font-medium">Why it matches: </span>
        {PROOF_LABEL[item.proof]}
      </p>
      <StoredText text={item.text} quote={quote} className={textClassName} />
    </>
  );
}

function StoredText({ text, quote, className }: { text: string; quote: string; className: string }) {
  const cut = splitAtQuote(text, quote);
  const mark = useRef<HTMLElement>(null);
  // A long text opens where the quote stands; nothing but its own region scrolls.
  useEffect(() => {
    const region = mark.current?.closest('section');
    if (mark.current && region && quote !== '') region.scrollTop = mark.current.offsetTop - region.clientHeight / 3;
  }, [quote]);
  return (
    <div className="flex min-h-0 flex-col gap-1.5">
      <h3 className="font-medium text-ui">Source text</h3>
      <ScrollRegion aria-label="Source text" className={cn('bg-background p-3', className)}>
        {text === '' ? (
          <p className="text-muted-foreground">No text saved.</p>
        ) : (
          <p className="whitespace-pre-wrap break-words">
            {cut.before}
            {cut.quote !== '' && (
              <mark ref={mark} className="rounded-sm bg-warning-soft text-warning">
                {cut.quote}
              </mark>
            )}
            {cut.after}
          </p>
        )}
      </ScrollRegion>
    </div>
  );
}
