import { Dialog, DialogContent } from '~/components/ui/overlays/Dialog';
import { isCompanyId } from '../url-params';
import { CompanyDetail } from './CompanyDetail';
import { CompanyNotFound } from './CompanyNotFound';

interface CompanyDetailDialogProps {
  /** From the address, so it may be anything; undefined while the dialog is closed. */
  companyId: string | undefined;
  onClose: () => void;
}

export function CompanyDetailDialog({ companyId, onClose }: CompanyDetailDialogProps) {
  return (
    <Dialog open={companyId !== undefined} onOpenChange={(open) => !open && onClose()}>
      <DialogContent className="sm:max-w-3xl" hasFixedHeight aria-describedby={undefined}>
        {companyId !== undefined &&
          (isCompanyId(companyId) ? <CompanyDetail key={companyId} id={companyId} /> : <CompanyNotFound />)}
      </DialogContent>
    </Dialog>
  );
}
