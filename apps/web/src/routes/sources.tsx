import { createFileRoute } from '@tanstack/react-router';
import { SourcesPage } from '~/features/sources/SourcesPage';
import type { CatalogueView } from '~/features/sources/source-catalogue';

/** One dialog at a time is open. */
interface SourcesSearch {
  catalogue?: CatalogueView;
  /** Id of the source whose form is open. */
  manage?: string;
  /** The field of that form to begin in. */
  field?: 'key';
}

export const Route = createFileRoute('/sources')({
  staticData: { title: 'Data Sources' },
  validateSearch: ({ catalogue, manage, field }: Record<string, unknown>): SourcesSearch => {
    if (catalogue === 'all' || catalogue === 'premium') return { catalogue };
    if (typeof manage !== 'string' || manage === '') return {};
    return { manage, ...(field === 'key' && { field }) };
  },
  component: SourcesPage,
});
