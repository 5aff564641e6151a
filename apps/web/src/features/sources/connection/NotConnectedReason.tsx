import { Link } from '@tanstack/react-router';
import type { CatalogueEntry } from '@workbench/services/sources/schemas';

/** Why a source can't be queried yet, with the way to where that is mended. */
export function NotConnectedReason({ entry: { reason, needs, enabled } }: { entry: CatalogueEntry }) {
  if (reason === null) return null;
  if (needs !== 'contact' || !enabled) return <p className="text-muted-foreground">{reason}</p>;
  return (
    <p className="text-muted-foreground">
      Needs a contact email.{' '}
      <Link to="/settings" className="text-link underline-offset-4 hover:underline">
        Add in Settings
      </Link>
    </p>
  );
}
