import { LIST_NAME_MAX } from '@workbench/services/lists/limits';
import type { List } from '@workbench/services/lists/schemas';
import { Pencil } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Button } from '~/components/ui/controls/Button';
import { Input } from '~/components/ui/controls/Input';
import { trpc } from '~/lib/api/trpc';
import { toastFailure } from '~/lib/notifications/toast-failure';

/** The name of a list, and a field for another one. */
export function RenameList({ list: { id, name } }: { list: List }) {
  const [draft, setDraft] = useState<string | null>(null);
  const rename = trpc.lists.rename.useMutation({
    onSuccess: () => setDraft(null),
    onError: (error) => toastFailure('Failed to Rename List', error),
  });
  if (draft === null) {
    return (
      <p className="flex min-w-0 items-center gap-1">
        <span className="min-w-0 break-words font-medium">{name}</span>
        <Button variant="ghost" size="icon-sm" aria-label={`Rename ${name}`} onClick={() => setDraft(name)}>
          <Pencil aria-hidden />
        </Button>
      </p>
    );
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const next = draft.trim();
    if (next === name) setDraft(null);
    else if (next !== '' && !rename.isPending) rename.mutate({ id, name: next });
  };
  return (
    <form onSubmit={onSubmit} className="flex min-w-0 flex-wrap gap-2">
      <Input
        aria-label={`New name of ${name}`}
        className="min-w-0 flex-1"
        // The button that had the focus is gone.
        ref={(field) => field?.focus()}
        maxLength={LIST_NAME_MAX}
        value={draft}
        onChange={(event) => setDraft(event.target.value)}
      />
      <Button type="submit" size="sm" disabled={draft.trim() === '' || rename.isPending}>
        Rename
      </Button>
      <Button variant="outline" size="sm" onClick={() => setDraft(null)}>
        Cancel
      </Button>
    </form>
  );
}
