import type { Explanation } from '@workbench/services/companies/schemas';
import { CircleCheck, CircleSlash } from 'lucide-react';
import { type PanelQuery, PanelQueryState } from '~/components/ui/feedback/PanelQueryState';
import { READ_FAILURE } from '~/lib/api/errors';

/** Each record that was used or excluded, and the rule that decided it. */
export function ExplanationPanel({ explanation }: { explanation: PanelQuery<Explanation> }) {
  return (
    <PanelQueryState query={explanation} failure={READ_FAILURE.companyData}>
      {(data) => (
        <div className="flex flex-col gap-3">
          <p className="font-medium">{data.summary}</p>
          {data.records.length > 0 && (
            <ul className="divide-y divide-border border-border border-y">
              {data.records.map((record) => (
                <RecordLine key={record.source} record={record} />
              ))}
            </ul>
          )}
          <p>{data.dataQualityReason}</p>
          <p className="text-muted-foreground text-xs">Rule version {data.ruleVersion}</p>
        </div>
      )}
    </PanelQueryState>
  );
}

function RecordLine({ record }: { record: Explanation['records'][number] }) {
  const Icon = record.used ? CircleCheck : CircleSlash;
  return (
    <li className="flex items-start gap-3 py-2">
      <Icon
        aria-hidden
        className={record.used ? 'mt-0.5 size-4 shrink-0 text-success' : 'mt-0.5 size-4 shrink-0 text-muted-foreground'}
      />
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap justify-between gap-x-4">
          <span className="break-words">{record.source}</span>
          <span className="tabular-nums">{record.value}</span>
        </div>
        <p className="text-ui text-muted-foreground first-letter:uppercase">{record.reason}</p>
      </div>
    </li>
  );
}
