import { Check, X } from 'lucide-react';
import { Button } from '~/components/ui/controls/Button';
import { formatDate } from '~/lib/format/format';
import { FIELD_LABEL } from './field-drafts';
import type { FieldProps } from './field-props';

/** What an import or a sync said beside a locked value: taken over or dismissed. */
export function FieldSuggestion({ field, company, edit }: FieldProps) {
  const { suggestion } = company.fields[field];
  if (suggestion === null) return null;
  const label = FIELD_LABEL[field];
  const { id, text, origin } = suggestion;
  const accept = () => void edit.save({ acceptSuggestions: [id] }, company.etag, `${label} Updated`);
  const dismiss = () => void edit.save({ dismissSuggestions: [id] }, company.etag, 'Suggestion Dismissed');
  return (
    <div className="flex flex-wrap items-center gap-2 rounded-md border border-border bg-muted px-3 py-2">
      <div className="min-w-0 flex-1 basis-48">
        <p className="break-words">
          <span className="text-muted-foreground">Suggested: </span>
          <span className="font-medium">{text}</span>
        </p>
        <p className="text-muted-foreground text-xs">
          {origin.summary} · {formatDate(origin.at)}
        </p>
      </div>
      <Button
        variant="outline"
        size="sm"
        aria-label={`Accept ${label} ${text}`}
        disabled={edit.isSaving}
        onClick={accept}
      >
        <Check aria-hidden />
        Accept
      </Button>
      <Button
        variant="ghost"
        size="sm"
        aria-label={`Dismiss ${label} ${text}`}
        disabled={edit.isSaving}
        onClick={dismiss}
      >
        <X aria-hidden />
        Dismiss
      </Button>
    </div>
  );
}
