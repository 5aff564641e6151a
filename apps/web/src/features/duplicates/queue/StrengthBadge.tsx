import { Badge } from '~/components/ui/display/Badge';
import type { PairView } from './pair-view';

export function StrengthBadge({ strength }: Pick<PairView, 'strength'>) {
  return strength === 'sure' ? (
    <Badge variant="success" title="The same by an identifier or a site">
      Sure
    </Badge>
  ) : (
    <Badge variant="outline" title="Have a look">
      Possible
    </Badge>
  );
}
