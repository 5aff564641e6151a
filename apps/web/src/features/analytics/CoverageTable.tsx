import type { SourceCoverage } from '@workbench/services/analytics/schemas';
import { stateWords } from '@workbench/services/companies/filter';
import { CompaniesLink } from '~/components/charts/CompaniesLink';
import { ScrollRegion } from '~/components/ui/display/ScrollRegion';
import { NUMBER_CELL, TABLE_ROW, Table } from '~/components/ui/display/Table';
import { formatCount, formatDecimal, formatNumber, formatPercent } from '~/lib/format/format';

const COLUMNS = [
  { label: 'Source' },
  { label: 'Covered', isNumber: true },
  { label: 'Headcounts', isNumber: true },
  { label: 'Counted', isNumber: true },
  { label: 'Age', isNumber: true },
  { label: 'Deviation', isNumber: true },
  { label: 'Not counted' },
  { label: 'Credits per figure', isNumber: true },
];

/** A row for each source, the one that covers most first. */
export function CoverageTable({ sources }: { sources: readonly SourceCoverage[] }) {
  return (
    <ScrollRegion aria-label="Sources compared" className="max-h-table">
      <Table
        caption="What each source covers, how old and how far off its figures are"
        columns={COLUMNS}
        className="min-w-[56rem]"
      >
        {sources.map((source) => (
          <CoverageRow key={source.source} source={source} />
        ))}
      </Table>
    </ScrollRegion>
  );
}

function CoverageRow({ source: measured }: { source: SourceCoverage }) {
  const { source, covered, coveredPercent, figures, kept, compared, excluded } = measured;
  return (
    <tr className={TABLE_ROW}>
      <th scope="row" className="max-w-64 truncate font-medium">
        {source}
      </th>
      <td className={NUMBER_CELL}>
        <Counted of={covered} name={`${source} covers`} />{' '}
        <span className="text-muted-foreground">({formatPercent(coveredPercent)})</span>
      </td>
      <td className={NUMBER_CELL}>
        <Counted of={figures} name={`${source} gives a headcount`} />
      </td>
      <td className={NUMBER_CELL}>
        <Counted of={kept} name={`${source} is counted`} />
      </td>
      <td className={NUMBER_CELL}>
        {measured.medianAgeDays === null ? (
          '–'
        ) : (
          <Counted of={figures} name={`${source}, median age`}>
            {formatCount(measured.medianAgeDays, 'day', 'days')}
          </Counted>
        )}
      </td>
      <td className={NUMBER_CELL}>
        {measured.medianDeviationPercent === null ? (
          '–'
        ) : (
          <Counted of={compared} name={`${source}, median deviation`}>
            {`${formatPercent(measured.medianDeviationPercent)} of ${formatNumber(compared.count)}`}
          </Counted>
        )}
      </td>
      <td>
        {excluded.length === 0 ? (
          <span className="text-muted-foreground">–</span>
        ) : (
          <ul className="flex flex-wrap gap-x-3">
            {excluded.map(({ reason, ...counted }) => (
              <li key={reason} className="whitespace-nowrap">
                <Counted of={counted} name={`${source}, ${stateWords(reason)}`} />{' '}
                <span className="text-muted-foreground">{stateWords(reason)}</span>
              </li>
            ))}
          </ul>
        )}
      </td>
      <td className={NUMBER_CELL}>
        {measured.creditsPerKept === null ? (
          '–'
        ) : (
          <Counted of={kept} name={`${source}, credits per figure`}>
            {formatDecimal(measured.creditsPerKept)}
          </Counted>
        )}
      </td>
    </tr>
  );
}

interface CountedProps {
  of: SourceCoverage['covered'];
  name: string;
  /** Left out: the number of companies. */
  children?: string;
}

function Counted({ of: { count, filter }, name, children }: CountedProps) {
  const companies = formatCount(count, 'company', 'companies');
  return (
    <CompaniesLink filter={filter} aria-label={`${name}${children === undefined ? '' : ` ${children}`}: ${companies}`}>
      {children ?? formatNumber(count)}
    </CompaniesLink>
  );
}
