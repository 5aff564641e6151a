import { STRIKE_REASON_MAX } from '@workbench/services/companies/limits';
import type { CompanyIdentifierView, StrikePreview } from '@workbench/services/companies/schemas';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '~/components/ui/controls/Button';
import { Field } from '~/components/ui/controls/Field';
import { Input } from '~/components/ui/controls/Input';
import { Skeleton } from '~/components/ui/feedback/Skeleton';
import { READ_FAILURE } from '~/lib/api/errors';
import { trpc } from '~/lib/api/trpc';
import { formatFigure } from '~/lib/format/figures';

interface StrikeFormProps {
  companyId: string;
  identifier: CompanyIdentifierView;
  isSaving: boolean;
  onStrike: (reason: string) => void;
  onCancel: () => void;
}

/** Asks why an identifier is wrong, and says what leaves the company with it. */
export function StrikeForm({ companyId, identifier, isSaving, onStrike, onCancel }: StrikeFormProps) {
  const { kind, value, label } = identifier;
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (reason.trim() !== '' && !isSaving) onStrike(reason.trim());
  };
  return (
    <form
      aria-label={`Strike out ${label} ${value}`}
      data-editing
      onSubmit={submit}
      onKeyDown={(event) => event.key === 'Escape' && onCancel()}
      className="flex flex-col gap-3 rounded-md bg-muted px-3 py-3"
    >
      <Leaving companyId={companyId} kind={kind} value={value} />
      <Field
        label="Why is it wrong?"
        error={isTried && reason.trim() === '' ? 'Say why it is wrong, like “The number of a namesake in Lyon”' : null}
      >
        {(control) => (
          <Input
            {...control}
            ref={first}
            maxLength={STRIKE_REASON_MAX}
            value={reason}
            readOnly={isSaving}
            onChange={({ target }) => setReason(target.value)}
          />
        )}
      </Field>
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="outline" size="sm" disabled={isSaving} onClick={onCancel}>
          Cancel
        </Button>
        <Button type="submit" variant="destructive" size="sm" disabled={isSaving}>
          {isSaving ? 'Striking out…' : 'Strike out'}
        </Button>
      </div>
    </form>
  );
}

function Leaving({ companyId, kind, value }: { companyId: string; kind: string; value: string }) {
  const preview = trpc.companies.previewStrike.useQuery(
    { id: companyId, kind, value },
    { staleTime: 0, refetchOnMount: 'always' },
  );
  if (preview.error) return <p className="text-ui">{READ_FAILURE.strikePreview}. What came by it leaves, too.</p>;
  if (preview.data === undefined) {
    return (
      <div role="status">
        <span className="sr-only">Loading what leaves with it…</span>
        <Skeleton className="h-5 w-64 max-w-full" />
      </div>
    );
  }
  const lines = leavingLines(preview.data);
  return (
    <div role="status" className="text-ui">
      <p>
        {lines.length === 0 ? 'Nothing else leaves with it. ' : 'These leave with it: '}
        {lines.length === 0 && NEVER_AGAIN}
      </p>
      {lines.length > 0 && (
        <>
          <ul className="list-disc py-1 pl-5">
            {lines.map((line) => (
              <li key={line} className="break-words">
                {line}
              </li>
            ))}
          </ul>
          <p className="text-muted-foreground">{NEVER_AGAIN} Restore brings all of it back.</p>
        </>
      )}
    </div>
  );
}

const NEVER_AGAIN = 'No sync or import adds it again.';

/** "SEC EDGAR: 90,000 employees; Cupertino, United States". */
function leavingLines({ records, identifiers }: StrikePreview): string[] {
  const figures = records.map((record) => {
    const hasFigure = record.employeeCount !== null || record.employeeMin !== null;
    const parts = [hasFigure && `${formatFigure(record)} employees, with its history`, ...record.locations];
    return `${record.source}: ${parts.filter(Boolean).join('; ')}`;
  });
  return [...figures, ...identifiers.map(({ kind, value }) => `Identifier ${kind} ${value}`)];
}
