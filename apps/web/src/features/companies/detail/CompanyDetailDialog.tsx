import { Dialog, DialogContent } from '~/components/ui/overlays/Dialog';
import { type CompanyListName, isCompanyId } from '../url-params';
import { CompanyDetail } from './CompanyDetail';
import { CompanyNotFound } from './CompanyNotFound';

interface CompanyDetailDialogProps {
  /** From the address, so it may be anything; undefined while the dialog is closed. */
  companyId: string | undefined;
  onClose: () => void;
  /** The list from which it is opened; left out where there is none. */
  list?: CompanyListName;
}

/** Escape takes back what is being typed into a field, not the whole dialog. */
function keepOpenWhileTyping(event: KeyboardEvent) {
  if (event.target instanceof Element && event.target.closest('[data-editing]') !== null) event.preventDefault();
}

export function CompanyDetailDialog({ companyId, onClose, list }: CompanyDetailDialogProps) {
  return (
    <Dialog open={companyId !== undefined} onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        className="sm:max-w-5xl"
        hasFixedHeight
        aria-describedby={undefined}
        onEscapeKeyDown={keepOpenWhileTyping}
      >
        {companyId !== undefined &&
          (isCompanyId(companyId) ? (
            <CompanyDetail key={companyId} id={companyId} list={list} onClose={onClose} />
          ) : (
            <CompanyNotFound />
          ))}
      </DialogContent>
    </Dialog>
  );
}
