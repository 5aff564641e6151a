import type { Duplicate } from '@workbench/services/duplicates/schemas';
import { useState } from 'react';
import { Button } from '~/components/ui/controls/Button';
import { readShortcutsEnabled } from '~/lib/browser/keyboard/letter-shortcuts';
import { useLetterShortcuts } from '~/lib/browser/keyboard/use-letter-shortcuts';
import { ParentQuestion } from './ParentQuestion';

type Company = Duplicate['companies'][number];

interface ParentActionProps {
  companies: readonly Company[];
  isBusy: boolean;
  onDecide: (parent: Company, subsidiary: Company) => void;
}

/** "Parent and subsidiary": a decision about two companies that are not one. */
export function ParentAction({ companies: [one, other], isBusy, onDecide }: ParentActionProps) {
  const [isAsking, setAsking] = useState(false);
  const openQuestion = () => {
    if (!isBusy) setAsking(true);
  };
  useLetterShortcuts(['p'], readShortcutsEnabled(), openQuestion);
  if (one === undefined || other === undefined) return null;
  return (
    <>
      <Button variant="outline" aria-keyshortcuts="p" title="Parent and subsidiary (p)" onClick={openQuestion}>
        Parent and subsidiary
      </Button>
      {isAsking && <ParentQuestion companies={[one, other]} onClose={() => setAsking(false)} onConfirm={onDecide} />}
    </>
  );
}
