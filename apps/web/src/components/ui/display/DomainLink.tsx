import { ExternalLink } from 'lucide-react';
import { domainLink } from '~/lib/format/links';

/** A company's domain, as a link where it is one that may be opened. */
export function DomainLink({ domain }: { domain: string }) {
  const href = domainLink(domain);
  if (href === null) return <span className="break-all text-muted-foreground">{domain || 'No domain'}</span>;
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      className="inline-flex items-center gap-1 break-all text-link underline-offset-4 hover:underline"
    >
      {domain}
      <ExternalLink aria-hidden className="size-3.5 shrink-0" />
      <span className="sr-only">(opens in a new tab)</span>
    </a>
  );
}
