import type { OwnColumn } from '@workbench/services/companies/schemas';
import { formatDecimal } from '~/lib/format/format';
import { formatDay } from '~/lib/format/format-day';
import { webLink } from '~/lib/format/links';

interface OwnValueProps {
  type: OwnColumn['type'];
  value: string | number | boolean;
}

/** What a company has in an own column, as its type is read. */
export function OwnValue({ type, value }: OwnValueProps) {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  // As it was typed: an amount is not rounded to a whole number as a headcount is.
  if (typeof value === 'number') return <span className="tabular-nums">{formatDecimal(value, 20)}</span>;
  if (type === 'date') return <span className="tabular-nums">{formatDay(value)}</span>;
  const href = type === 'url' ? webLink(value) : null;
  if (href === null) return <span title={value}>{value}</span>;
  return (
    <a
      href={href}
      title={value}
      target="_blank"
      rel="noopener noreferrer"
      className="text-link underline-offset-4 hover:underline"
    >
      {value.replace(/^https?:\/\/(?:www\.)?/, '')}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}
