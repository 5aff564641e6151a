import { Copy } from 'lucide-react';
import { copyText } from '~/lib/browser/copy-text';
import { toast } from '~/lib/notifications/toast';
import { toastFailure } from '~/lib/notifications/toast-failure';
import { Button } from '../ui/controls/Button';
import { Field } from '../ui/controls/Field';
import { Input } from '../ui/controls/Input';
import { DialogDescription, DialogFooter, DialogHeader, DialogTitle } from '../ui/overlays/Dialog';

interface ShownOnceProps {
  title: string;
  description: string;
  label: string;
  hint: string;
  value: string;
  onClose: () => void;
}

/** The content of a dialog with a key or a secret: when it is closed, no one can read it again. */
export function ShownOnce({ title, description, label, hint, value, onClose }: ShownOnceProps) {
  async function copy() {
    try {
      await copyText(value);
      toast({ title: 'Copied!' });
    } catch (error) {
      toastFailure('Failed to Copy', error);
    }
  }
  return (
    <>
      <DialogHeader>
        <DialogTitle>{title}</DialogTitle>
        <DialogDescription>{description}</DialogDescription>
      </DialogHeader>
      <Field label={label} hint={hint}>
        {(control) => (
          <div className="flex gap-2">
            <Input
              {...control}
              readOnly
              value={value}
              className="font-mono text-xs"
              onFocus={(event) => event.target.select()}
            />
            <Button variant="outline" onClick={() => void copy()}>
              <Copy aria-hidden />
              Copy
            </Button>
          </div>
        )}
      </Field>
      <DialogFooter>
        <Button onClick={onClose}>Done</Button>
      </DialogFooter>
    </>
  );
}
