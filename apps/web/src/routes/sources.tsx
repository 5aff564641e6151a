import { createFileRoute } from '@tanstack/react-router';
import { SourcesPage } from '~/features/sources/SourcesPage';
import type { CatalogueView } from '~/features/sources/source-catalogue';

export const Route = createFileRoute('/sources')({
  staticData: { title: 'Data Sources' },
  validateSearch: ({ catalogue }: Record<string, unknown>): { catalogue?: CatalogueView } =>
    catalogue === 'all' || catalogue === 'premium' ? { catalogue } : {},
  component: SourcesPage,
});
