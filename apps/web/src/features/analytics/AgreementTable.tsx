import type { PairAgreement } from '@workbench/services/analytics/schemas';
import { CompaniesLink } from '~/components/charts/CompaniesLink';
import { ScrollRegion } from '~/components/ui/display/ScrollRegion';
import { NUMBER_CELL, TABLE_ROW, Table } from '~/components/ui/display/Table';
import { formatCount, formatNumber, formatPercent } from '~/lib/format/format';

const COLUMNS = [
  { label: 'Sources' },
  { label: 'Both', isNumber: true },
  { label: 'Within 10%', isNumber: true },
  { label: 'Within 25%', isNumber: true },
  { label: 'Further apart', isNumber: true },
];

/** A row for each pair of sources, those with the most companies in common first. */
export function AgreementTable({ pairs }: { pairs: readonly PairAgreement[] }) {
  return (
    <ScrollRegion aria-label="Agreement by pair" className="max-h-80">
      <Table
        caption="How often two sources agree on the companies that both cover"
        columns={COLUMNS}
        className="min-w-[36rem]"
      >
        {pairs.map(({ sources, both, within10, within25, beyond25 }) => {
          const name = sources.join(' and ');
          return (
            <tr key={name} className={TABLE_ROW}>
              <th scope="row" className="max-w-64 truncate font-medium" title={name}>
                {name}
              </th>
              <td className={NUMBER_CELL}>
                <CompaniesLink
                  filter={both.filter}
                  aria-label={`${name}, both: ${formatCount(both.count, 'company', 'companies')}`}
                >
                  {formatNumber(both.count)}
                </CompaniesLink>
              </td>
              <ShareCell of={within10} total={both.count} name={`${name}, within 10%`} />
              <ShareCell of={within25} total={both.count} name={`${name}, within 25%`} />
              <ShareCell of={beyond25} total={both.count} name={`${name}, more than 25% apart`} />
            </tr>
          );
        })}
      </Table>
    </ScrollRegion>
  );
}

function ShareCell({ of: { count, filter }, total, name }: { of: PairAgreement['both']; total: number; name: string }) {
  return (
    <td className={NUMBER_CELL}>
      <CompaniesLink filter={filter} aria-label={`${name}: ${formatCount(count, 'company', 'companies')}`}>
        {formatNumber(count)}
      </CompaniesLink>{' '}
      <span className="text-muted-foreground">({formatPercent(total === 0 ? null : (count / total) * 100, 0)})</span>
    </td>
  );
}
