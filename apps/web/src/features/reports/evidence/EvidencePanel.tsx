import type { Citation, EvidenceItem } from '@workbench/services/reports/schemas';
import { ExternalLink, X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { useEffect, useRef } from 'react';
import { ScrollRegion } from '~/components/ui/display/ScrollRegion';
import { DialogPanel } from '~/components/ui/overlays/Dialog';
import { webLink } from '~/lib/format/links';
import { EVIDENCE_KIND_LABEL, formatReportDay, PROOF_LABEL } from '../report-labels';
import { splitAtQuote } from './split-at-quote';

interface EvidencePanelProps {
  citation: Citation;
  number: number;
  item: EvidenceItem;
  onClose: () => void;
}

/** One piece of evidence beside the report: where it was read, how it belongs to the company, and the quoted words. */
export function EvidencePanel({ citation, number, item, onClose }: EvidencePanelProps) {
  const href = webLink(item.url);
  return (
    <Dialog.Root open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-50 bg-black/60" />
        <DialogPanel className="fixed inset-y-0 right-0 z-50 flex w-full flex-col gap-4 overflow-y-auto border-border bg-popover p-5 shadow-float sm:max-w-lg sm:border-l">
          <div className="flex flex-col gap-1 pr-10">
            <Dialog.Title className="break-words font-semibold text-lg leading-7">
              [{number}] {item.title || item.publisher}
            </Dialog.Title>
            <Dialog.Description className="text-muted-foreground">
              {EVIDENCE_KIND_LABEL[item.kind]} by {item.publisher}, {formatReportDay(item.date)}
            </Dialog.Description>
          </div>
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
          <StoredText text={item.text} quote={citation.quote} />
          <Dialog.Close
            aria-label="Close"
            className="absolute top-4 right-4 flex size-8 items-center justify-center rounded-md text-muted-foreground hover:bg-accent hover:text-foreground"
          >
            <X aria-hidden className="size-4" />
          </Dialog.Close>
        </DialogPanel>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function StoredText({ text, quote }: { text: string; quote: string }) {
  const cut = splitAtQuote(text, quote);
  const mark = useRef<HTMLElement>(null);
  // A long text opens where the quote stands.
  useEffect(() => {
    // Newer browsers return a promise, which must not become the effect's clean-up.
    void mark.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <div className="flex min-h-0 flex-col gap-1.5">
      <h3 className="font-medium text-ui">Source text</h3>
      <ScrollRegion aria-label="Source text" className="max-h-[60vh] bg-background p-3">
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
