import { formatCount } from '~/lib/format/format';
import { type RecordGroup, recordKey } from './data-subject-request';

interface RecordGroupSectionProps {
  group: RecordGroup;
  confirmed: ReadonlySet<string>;
  isDisabled: boolean;
  onConfirm: (confirmed: ReadonlySet<string>) => void;
}

/** The records of one place: sure ones, and those that someone has to confirm. */
export function RecordGroupSection({
  group: { category: place, exactMatches: sure, possibleMatches: unsure },
  confirmed,
  isDisabled,
  onConfirm,
}: RecordGroupSectionProps) {
  const toggle = (key: string, isOn: boolean) => {
    const next = new Set(confirmed);
    if (isOn) next.add(key);
    else next.delete(key);
    onConfirm(next);
  };
  return (
    <div className="flex min-w-0 flex-col gap-2 rounded-md border border-border p-3">
      <h4 className="font-medium first-letter:uppercase">
        {place}{' '}
        <span className="font-normal text-muted-foreground">
          · {formatCount(sure.length + unsure.length, 'record', 'records')}
        </span>
      </h4>
      {sure.length > 0 && (
        <ul aria-label={`Exact matches in ${place}`} className="flex max-h-60 flex-col gap-1 overflow-y-auto">
          {sure.map((record) => (
            <li key={recordKey(record)} className="break-words text-ui [overflow-wrap:anywhere]">
              {record.label || 'Unnamed'}
            </li>
          ))}
        </ul>
      )}
      {unsure.length > 0 && (
        <fieldset disabled={isDisabled} className="flex max-h-60 min-w-0 flex-col gap-1 overflow-y-auto">
          <legend className="pb-1 text-warning text-xs">
            Matched by name, shared number or former address only, so it may be someone else. Select the records that
            belong to this person.
          </legend>
          {unsure.map((record) => (
            <label
              key={recordKey(record)}
              className="flex min-h-8 cursor-pointer items-center gap-2 rounded px-1 text-ui hover:bg-accent"
            >
              <input
                type="checkbox"
                className="size-4 shrink-0"
                checked={confirmed.has(recordKey(record))}
                onChange={(event) => toggle(recordKey(record), event.target.checked)}
              />
              <span className="min-w-0 [overflow-wrap:anywhere]">{record.label || 'Unnamed'}</span>
            </label>
          ))}
        </fieldset>
      )}
    </div>
  );
}
