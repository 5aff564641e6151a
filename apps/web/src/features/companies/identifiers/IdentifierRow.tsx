import type { CompanyIdentifierView } from '@workbench/services/companies/schemas';
import { TriangleAlert } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '~/components/ui/controls/Button';
import { formatDate } from '~/lib/format/format';
import { webLink } from '~/lib/format/links';
import { StrikeForm } from './StrikeForm';
import type { Identifiers } from './use-identifiers';

interface IdentifierRowProps {
  companyId: string;
  identifier: CompanyIdentifierView;
  identifiers: Identifiers;
  takesFocus: boolean;
  onMoved: () => void;
}

/** One identifier with who stated it and when; of a struck one, why, and whose figures have left. */
export function IdentifierRow({ companyId, identifier, identifiers, takesFocus, onMoved }: IdentifierRowProps) {
  const [isStriking, setStriking] = useState(false);
  const { kind, value, label, source, at, struck, problem } = identifier;
  const { strike, restore } = identifiers;
  const action = useRef<HTMLButtonElement>(null);
  const closeForm = () => {
    setStriking(false);
    setTimeout(() => action.current?.focus(), 0);
  };
  useEffect(() => {
    if (takesFocus) action.current?.focus();
  }, [takesFocus]);
  return (
    <li className="flex flex-col gap-2 px-3 py-2">
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-3 gap-y-0.5 sm:grid-cols-[11rem_minmax(0,1fr)_auto]">
        <span className="text-muted-foreground text-ui sm:pt-1.5">{label}</span>
        <div className="min-w-0 max-sm:col-start-1 sm:pt-1">
          {struck === null ? <Value identifier={identifier} /> : <s className="break-all">{value}</s>}
          <p className="break-words text-muted-foreground text-xs">
            {source} · {formatDate(at)}
          </p>
        </div>
        <div className="max-sm:col-start-2 max-sm:row-span-2 max-sm:row-start-1">
          {struck !== null ? (
            <Button
              ref={action}
              variant="outline"
              size="sm"
              aria-label={`Restore ${label} ${value}`}
              disabled={restore.isPending}
              onClick={() => restore.mutate({ id: companyId, kind, value }, { onSuccess: onMoved })}
            >
              Restore
            </Button>
          ) : (
            <Button
              ref={action}
              variant="ghost"
              size="sm"
              aria-label={`Strike out ${label} ${value}`}
              aria-expanded={isStriking}
              onClick={() => setStriking(!isStriking)}
            >
              Strike out
            </Button>
          )}
        </div>
      </div>
      {problem !== null && (
        <p className="flex items-start gap-1.5 text-ui text-warning">
          <TriangleAlert aria-hidden className="mt-0.5 size-3.5 shrink-0" />
          <span className="min-w-0 break-words">{problem}. No register is queried by it.</span>
        </p>
      )}
      {struck !== null && <StruckText struck={struck} />}
      {isStriking && struck === null && (
        <StrikeForm
          companyId={companyId}
          identifier={identifier}
          isSaving={strike.isPending}
          onCancel={closeForm}
          onStrike={(reason) => strike.mutate({ id: companyId, kind, value, reason }, { onSuccess: onMoved })}
        />
      )}
    </li>
  );
}

function Value({ identifier: { value, label, url, isOwn } }: { identifier: CompanyIdentifierView }) {
  const href = webLink(url);
  if (href === null) return <span className="break-all font-medium">{value}</span>;
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      className="break-all text-link underline-offset-4 hover:underline"
    >
      {value}
      <span className="sr-only">{isOwn ? '' : ` in ${label}`} (opens in a new tab)</span>
    </a>
  );
}

function StruckText({ struck: { reason, at, sources } }: { struck: NonNullable<CompanyIdentifierView['struck']> }) {
  return (
    <p className="break-words text-ui">
      <span className="text-muted-foreground">Struck out on {formatDate(at)}: </span>
      {reason}
      {sources.length > 0 && (
        <span className="text-muted-foreground"> · Figures and locations of {sources.join(', ')} left with it.</span>
      )}
    </p>
  );
}
