import type { TrashKindName } from '@workbench/services/trash/schemas';
import { errorMessage } from '~/lib/api/errors';
import { trpc } from '~/lib/api/trpc';
import { contentsText } from './trash-labels';

interface DeletionPreviewProps {
  kind: TrashKindName;
  /** Left out for the demo. */
  id?: string | undefined;
}

/** What goes along with a deletion and what stays, as the server counts it now. For the text of a question. */
export function DeletionPreview({ kind, id }: DeletionPreviewProps) {
  const preview = trpc.trash.preview.useQuery(
    { kind, ...(id !== undefined && { id }) },
    { staleTime: 0, gcTime: 0, refetchOnMount: 'always' },
  );
  if (preview.data === undefined) {
    return preview.error ? (
      <span role="alert" className="block text-destructive">
        {errorMessage(preview.error)}
      </span>
    ) : (
      <span role="status" className="block min-h-5">
        Counting what goes along…
      </span>
    );
  }
  const { contents, stays } = preview.data;
  const [along, left] = [contentsText(contents), contentsText(stays)];
  return (
    <span role="status" className="block empty:hidden">
      {along !== '' && <span className="block">Goes along: {along}.</span>}
      {left !== '' && (
        <span className="block">
          Stays{kind === 'company' || kind === 'demo' ? ' and keeps the company’s name' : ''}: {left}.
        </span>
      )}
    </span>
  );
}
