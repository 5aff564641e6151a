import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import { ProductLink } from '~/components/ProductLink';

const LOOKS = 'text-foreground underline-offset-4 hover:underline';

/** To a screen of the product, or to a source's page in a new tab. */
export function EntryLink({ href, children }: { href: string | undefined; children: ReactNode }) {
  if (href === undefined) return children;
  if (href.startsWith('/')) {
    return (
      <ProductLink href={href} className={LOOKS}>
        {children}
      </ProductLink>
    );
  }
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={LOOKS}>
      {children}
      <ExternalLink aria-hidden className="ml-1 inline size-3.5" />
      <span className="sr-only">(opens in a new tab)</span>
    </a>
  );
}
