import type { Company } from '@workbench/services/companies/schemas';
import { Scale } from 'lucide-react';
import { formatCount } from '~/lib/format/format';

/** Beside a headcount whose sources disagree, until that is decided. */
export function DisagreementMark({ disagreement }: Pick<Company, 'disagreement'>) {
  if (!disagreement) return null;
  const text = formatCount(disagreement.sources, 'source disagrees', 'sources disagree');
  return (
    <span title={text} className="mr-1.5 inline-flex align-[-0.125em] text-muted-foreground">
      <Scale aria-hidden className="size-3.5" />
      <span className="sr-only">{text}:</span>
    </span>
  );
}
