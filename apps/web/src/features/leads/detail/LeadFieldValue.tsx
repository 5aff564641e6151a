import { DASH } from '~/lib/format/format';
import { emailLink, phoneLink, webLink } from '~/lib/format/links';
import type { LeadFieldName } from '../lead-labels';

/** A value, as a link where it is an address to write to, a number to call or a profile to look at. */
export function LeadFieldValue({ field, value }: { field: LeadFieldName; value: string }) {
  if (value === '') return <span className="text-muted-foreground">{DASH}</span>;
  const href =
    field === 'email'
      ? emailLink(value)
      : field === 'phone'
        ? phoneLink(value)
        : field === 'linkedinUrl'
          ? webLink(value)
          : null;
  if (href === null) return <span className="break-words">{value}</span>;
  const opens = field === 'linkedinUrl' ? { target: '_blank', rel: 'noopener noreferrer' } : {};
  return (
    <a href={href} {...opens} className="break-all text-link underline-offset-4 hover:underline">
      {value}
    </a>
  );
}
