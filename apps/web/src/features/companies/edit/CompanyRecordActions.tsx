import type { Company } from '@workbench/services/companies/schemas';
import { Pencil, Trash2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '~/components/ui/controls/Button';

const DeleteQuestion = lazy(() =>
  import('~/components/trash/DeleteQuestion').then((module) => ({ default: module.DeleteQuestion })),
);

interface CompanyRecordActionsProps {
  company: Pick<Company, 'id' | 'name'>;
  /** Shows the fields. */
  onEdit: () => void;
  onDeleted?: () => void;
}

/** Edit, and Delete, which asks first. */
export function CompanyRecordActions({ company: { id, name }, onEdit, onDeleted }: CompanyRecordActionsProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button variant="outline" size="sm" onClick={onEdit}>
        <Pencil aria-hidden />
        Edit
      </Button>
      <Button variant="outline" size="sm" onClick={() => setAsking(true)}>
        <Trash2 aria-hidden />
        Delete
      </Button>
      {isAsking && (
        <Suspense fallback={null}>
          <DeleteQuestion
            kind="company"
            ids={[id]}
            name={name}
            onClose={() => setAsking(false)}
            {...(onDeleted && { onDeleted })}
          />
        </Suspense>
      )}
    </>
  );
}

/** The tab of the fields takes the focus, and comes into view with it. */
export const focusFields = (): void => document.querySelector<HTMLElement>('[data-fields-tab]')?.focus();
