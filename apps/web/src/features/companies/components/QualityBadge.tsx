import type { DataQuality } from '@workbench/services/companies/schemas';
import { Badge } from '~/components/ui/Badge';
import { QUALITY_RULE } from '../lib/table-text';

const VARIANT = { high: 'success', medium: 'warning', low: 'destructive' } as const;

/** The rule behind the badge shows on hover. */
export function QualityBadge({ quality }: { quality: DataQuality }) {
  return (
    <Badge variant={VARIANT[quality]} title={QUALITY_RULE[quality]} className="capitalize">
      {quality}
    </Badge>
  );
}
