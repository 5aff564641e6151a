import { X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Badge } from '~/components/ui/display/Badge';
import { cn } from '~/lib/cn';
import { SENIORITIES, SENIORITY_LABEL } from '~/lib/format/contact-labels';
import type { FilterBadgeData as BadgeData } from './filter-badges';

interface FilterBadgeProps {
  badge: BadgeData;
  /** The words of the sentence behind it. */
  readFrom: string | undefined;
  onRemove: () => void;
  /** False when the words can't be read: the field stays open. */
  onEdit: (text: string) => boolean;
}

/** One filter: a click on its words turns them into a field, the x removes it. */
export function FilterBadge({ badge, readFrom, onRemove, onEdit }: FilterBadgeProps) {
  const [isEditing, setEditing] = useState(false);
  const words = useRef<HTMLButtonElement>(null);
  /** Closed by a key, the field takes the focus with it; closed by a click elsewhere, the focus is there. */
  const isFocusDue = useRef(false);
  const { label, text } = badge;
  useEffect(() => {
    if (isEditing || !isFocusDue.current) return;
    isFocusDue.current = false;
    words.current?.focus();
  }, [isEditing]);

  const close = (isByKey: boolean) => {
    isFocusDue.current = isByKey;
    setEditing(false);
  };
  if (isEditing) return <BadgeEditor badge={badge} onEdit={onEdit} onClose={close} />;
  return (
    <Badge className="max-w-full pr-1">
      <button
        ref={words}
        type="button"
        aria-label={`Edit ${label}: ${text}`}
        title={readFrom === undefined ? undefined : `Read from “${readFrom}”`}
        onClick={() => setEditing(true)}
        className="min-w-0 truncate rounded touch:h-11 hover:underline"
      >
        <span className="font-normal text-muted-foreground">{label}:</span> {text}
      </button>
      <button
        type="button"
        data-remove
        aria-label={`Remove ${label}: ${text}`}
        onClick={onRemove}
        className="flex size-6 touch:size-11 items-center justify-center rounded hover:bg-accent"
      >
        <X aria-hidden className="size-3.5" />
      </button>
    </Badge>
  );
}

interface BadgeEditorProps extends Pick<FilterBadgeProps, 'badge' | 'onEdit'> {
  onClose: (isByKey: boolean) => void;
}

/** Enter or leaving takes the words, Escape leaves the filter as it was. */
function BadgeEditor({ badge, onEdit, onClose }: BadgeEditorProps) {
  const [text, setText] = useState(badge.value);
  const [isRefused, setRefused] = useState(false);
  const field = useRef<HTMLInputElement & HTMLSelectElement>(null);
  const isDone = useRef(false);
  useEffect(() => field.current?.focus(), []);

  const commit = (isByKey: boolean) => {
    if (isDone.current) return;
    isDone.current = text === badge.value || onEdit(text);
    if (isDone.current) onClose(isByKey);
    else setRefused(true);
  };
  const cancel = (isByKey: boolean) => {
    isDone.current = true;
    onClose(isByKey);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if ((event.key !== 'Escape' && event.key !== 'Enter') || event.nativeEvent.isComposing) return;
    // Else the same key would press the button that gets the focus, and open the field again.
    event.preventDefault();
    if (event.key === 'Escape') cancel(true);
    else commit(true);
  };
  const shared = {
    ref: field,
    'aria-label': badge.label,
    'aria-invalid': isRefused || undefined,
    value: text,
    onKeyDown,
    className: cn(
      'h-7 max-w-full rounded border border-input bg-field px-2 text-xs',
      isRefused && 'border-destructive',
    ),
  };
  if (badge.group === 'seniorities') {
    return (
      <select {...shared} onChange={(event) => setText(event.target.value)} onBlur={() => commit(false)}>
        {SENIORITIES.map((seniority) => (
          <option key={seniority} value={seniority}>
            {SENIORITY_LABEL[seniority]}
          </option>
        ))}
      </select>
    );
  }
  return (
    <span className="inline-flex max-w-full flex-wrap items-center gap-2">
      <input
        {...shared}
        size={Math.min(40, Math.max(12, text.length + 2))}
        maxLength={300}
        onChange={(event) => setText(event.target.value)}
        // Words that can't be read are dropped when one goes elsewhere.
        onBlur={() => (isRefused ? cancel(false) : commit(false))}
      />
      {isRefused && (
        <span role="alert" className="text-destructive text-xs">
          Use a format like 50-200, 50+ or up to 200
        </span>
      )}
    </span>
  );
}
