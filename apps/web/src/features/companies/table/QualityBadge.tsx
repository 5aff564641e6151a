import type { DataQuality } from '@workbench/services/companies/schemas';
import { Badge } from '~/components/ui/display/Badge';
import { QUALITY_RULE } from './company-labels';

const VARIANT = { high: 'success', medium: 'warning', low: 'destructive' } as const;

/** The rule behind the badge shows on hover. */
export function QualityBadge({ quality }: { quality: DataQuality }) {
  return (
    <Badge variant={VARIANT[quality]} title={QUALITY_RULE[quality]} className="capitalize">
      {quality}
    </Badge>
  );
}
