import { Columns3 } from 'lucide-react';
import { Popover } from 'radix-ui';
import { lazy, Suspense, useState } from 'react';
import { Button } from '~/components/ui/controls/Button';
import { ColumnChoice } from './ColumnChoice';

const OwnColumnsDialog = lazy(() => import('../custom/OwnColumnsDialog'));

/** Chooses the columns of the table, their order and the height of its rows; the address keeps them. */
export function ColumnsMenu() {
  const [isOpen, setOpen] = useState(false);
  const [isManaging, setManaging] = useState(false);
  const manage = () => {
    setOpen(false);
    setManaging(true);
  };
  return (
    <>
      <Popover.Root open={isOpen} onOpenChange={setOpen}>
        <Popover.Trigger asChild>
          <Button variant="outline">
            <Columns3 aria-hidden />
            Columns
          </Button>
        </Popover.Trigger>
        {/* Beside its button instead of at the end of the document, and so inside the landmark of the screen. */}
        <Popover.Content
          aria-label="Columns"
          align="end"
          sideOffset={4}
          collisionPadding={8}
          className="z-40 flex max-h-96 w-72 max-w-[calc(100vw-1rem)] flex-col gap-2 overflow-y-auto rounded-md border border-border bg-popover p-3 shadow-float"
        >
          {isOpen && <ColumnChoice />}
          <Button variant="outline" size="sm" onClick={manage}>
            Own columns…
          </Button>
        </Popover.Content>
      </Popover.Root>
      {isManaging && (
        <Suspense fallback={null}>
          <OwnColumnsDialog onClose={() => setManaging(false)} />
        </Suspense>
      )}
    </>
  );
}
