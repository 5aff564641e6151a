import { createFileRoute } from '@tanstack/react-router';
import { SourcesPage } from '~/features/sources/SourcesPage';
import type { CatalogueView } from '~/features/sources/source-catalogue';

/** One dialog at a time is open. */
interface SourcesSearch {
  catalogue?: CatalogueView;
  /** Id of the source whose form is open. */
  manage?: string;
}

export const Route = createFileRoute('/sources')({
  staticData: { title: 'Data Sources' },
  validateSearch: ({ catalogue, manage }: Record<string, unknown>): SourcesSearch => {
    if (catalogue === 'all' || catalogue === 'premium') return { catalogue };
    return typeof manage === 'string' && manage !== '' ? { manage } : {};
  },
  component: SourcesPage,
});
