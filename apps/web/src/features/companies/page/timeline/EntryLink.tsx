import { useRouter } from '@tanstack/react-router';
import { ExternalLink } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';

const LOOKS = 'text-foreground underline-offset-4 hover:underline';

/** To a screen of the product, or to a source's page in a new tab. */
export function EntryLink({ href, children }: { href: string | undefined; children: ReactNode }) {
  const router = useRouter();
  if (href === undefined) return children;
  if (!href.startsWith('/')) {
    return (
      <a href={href} target="_blank" rel="noopener noreferrer" className={LOOKS}>
        {children}
        <ExternalLink aria-hidden className="ml-1 inline size-3.5" />
        <span className="sr-only">(opens in a new tab)</span>
      </a>
    );
  }
  const open = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    router.history.push(href);
  };
  return (
    <a href={href} onClick={open} className={LOOKS}>
      {children}
    </a>
  );
}
