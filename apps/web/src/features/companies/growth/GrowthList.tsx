import type { Company } from '@workbench/services/companies/schemas';
import { growthSourceText, growthSpans, headcountsText } from './growth-labels';

/** The growth of a company over each span, with the figures, their days and who has counted. */
export function GrowthList({ growth }: Pick<Company, 'growth'>) {
  const spans = growthSpans(growth);
  if (spans.length === 0) return null;
  return (
    <div className="basis-full">
      <dt className="text-ui text-muted-foreground">Growth</dt>
      {spans.map(({ months, growth, text }) => (
        <dd key={months} className="pt-0.5">
          <span className="font-medium tabular-nums">{text}</span>
          <span className="ml-2 text-ui text-muted-foreground">
            {headcountsText(growth)} · {growthSourceText(growth)}
          </span>
        </dd>
      ))}
    </div>
  );
}
