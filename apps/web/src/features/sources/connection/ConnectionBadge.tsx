import type { CatalogueEntry } from '@workbench/services/sources/schemas';
import { Badge } from '~/components/ui/display/Badge';

/** Whether a source of the catalogue can be queried. */
export function ConnectionBadge({ entry }: { entry: CatalogueEntry }) {
  return (
    <Badge variant={entry.connected ? 'success' : 'default'}>
      {entry.connected ? 'Connected' : entry.enabled ? 'Not connected' : 'Disabled'}
    </Badge>
  );
}
