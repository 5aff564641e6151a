import type { Citation, EvidenceItem } from '@workbench/services/reports/schemas';
import { X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { DialogPanel } from '~/components/ui/overlays/Dialog';
import { EVIDENCE_KIND_LABEL, formatReportDay } from '../report-labels';
import { EvidenceDetail } from './EvidenceDetail';

interface EvidencePanelProps {
  citation: Citation;
  number: number;
  item: EvidenceItem;
  onClose: () => void;
}

/** One piece of evidence over the report, where there is no room beside it. */
export function EvidencePanel({ citation, number, item, onClose }: EvidencePanelProps) {
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
          <EvidenceDetail item={item} quote={citation.quote} textClassName="max-h-[60vh]" />
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
