import { ExternalLink } from 'lucide-react';
import { cn } from '~/lib/cn';
import { webLink } from '~/lib/format/links';
import type { ContactPartProps } from './ContactBadges';

/** Nothing where no profile is known. */
export function ProfileLink({ contact: { linkedinUrl, name }, className }: ContactPartProps) {
  const href = webLink(linkedinUrl);
  if (href === null) return null;
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={`LinkedIn profile of ${name} (opens in a new tab)`}
      className={cn('inline-flex items-center gap-1 text-link underline-offset-4 hover:underline', className)}
    >
      Profile
      <ExternalLink aria-hidden className="size-3.5 shrink-0" />
    </a>
  );
}
