import type { FieldOrigin as Origin } from '@workbench/services/companies/schemas';
import { formatDate } from '~/lib/format/format';
import { formatDay } from '~/lib/format/format-day';
import { webLink } from '~/lib/format/links';
import type { FieldProps } from './field-props';

/** Where a value comes from; of what several sources report, each of them. */
export function FieldOrigin({ field, company }: Pick<FieldProps, 'field' | 'company'>) {
  const { origin } = company.fields[field];
  const sources = reportsOf(field, company);
  return (
    <div className="flex flex-col gap-1 rounded-md bg-muted px-3 py-2 text-ui">
      {origin === null ? <p>No source has given a value yet.</p> : <OriginLine origin={origin} />}
      {sources.length > 0 && (
        <ul className="flex flex-col gap-1 border-border border-t pt-1">
          {sources.map(({ text, origin }) => (
            <li key={`${origin.summary} ${origin.source} ${text}`} className="flex flex-wrap gap-x-2">
              <span className="font-medium">{text}</span>
              <OriginLine origin={origin} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** The figures and locations of all sources, used or not. */
function reportsOf(field: FieldProps['field'], { fields }: FieldProps['company']): { text: string; origin: Origin }[] {
  if (field === 'headcount') return fields.headcount.sources;
  if (field !== 'locations') return [];
  return fields.locations.sources.map(({ locations, origin }) => ({ text: locations.join('; '), origin }));
}

/** What brought a value, and when. */
export function OriginLine({ origin: { summary, source, at, asOf, url, by } }: { origin: Origin }) {
  const href = webLink(url);
  const days = [
    by === 'import' && source !== null ? source : null,
    asOf && `as of ${formatDay(asOf)}`,
    `on ${formatDate(at)}`,
  ];
  return (
    <p className="min-w-0 break-words text-muted-foreground">
      <span className="text-foreground">{summary}</span>
      {' · '}
      {days.filter(Boolean).join(' · ')}
      {href !== null && (
        <>
          {' · '}
          <a href={href} target="_blank" rel="noopener noreferrer" className="text-link underline underline-offset-4">
            Open the source
          </a>
        </>
      )}
    </p>
  );
}
