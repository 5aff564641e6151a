import { useRouter } from '@tanstack/react-router';
import type { MouseEvent, ReactNode } from 'react';

/** To an address of the product that is at hand as text, with all that it holds: `Link` would read its search again. */
export function ProductLink({ href, className, children }: { href: string; className: string; children: ReactNode }) {
  const router = useRouter();
  const open = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    router.history.push(href);
  };
  return (
    <a href={href} onClick={open} className={className}>
      {children}
    </a>
  );
}
