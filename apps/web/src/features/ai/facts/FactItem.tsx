import type { MessageFact } from '@workbench/services/ai/schemas';
import { ExternalLink, Pencil, X } from 'lucide-react';
import { useId } from 'react';
import { Button } from '~/components/ui/controls/Button';
import { webLink } from '~/lib/format/links';
import { factAge } from '../message-facts';

interface FactItemProps {
  fact: MessageFact;
  isPicked: boolean;
  isDisabled: boolean;
  now: number;
  onToggle: () => void;
  /** Of an own note alone. */
  onEdit?: () => void;
  onRemove?: () => void;
  isChanging: boolean;
}

/** A fact to pick, with where it was read and how old it is. */
export function FactItem({ fact, isPicked, isDisabled, now, onToggle, onEdit, onRemove, isChanging }: FactItemProps) {
  const id = useId();
  const href = webLink(fact.url ?? null);
  return (
    <li className="flex min-w-0 items-start gap-2 rounded px-2 py-1.5 hover:bg-accent">
      <input
        id={id}
        type="checkbox"
        className="mt-0.5 size-4 shrink-0"
        checked={isPicked}
        disabled={isDisabled}
        aria-describedby={`${id}-source`}
        onChange={onToggle}
      />
      <div className="flex min-w-0 flex-1 flex-col">
        <label htmlFor={id} className="min-w-0 break-words text-ui">
          {fact.text}
        </label>
        <span id={`${id}-source`} className="break-words text-muted-foreground text-xs">
          {fact.source} · {factAge(fact.date, now)}
        </span>
      </div>
      {href && (
        <a
          href={href}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={`Evidence for “${fact.text}” (opens in a new tab)`}
          className="flex size-6 shrink-0 items-center justify-center rounded text-link"
        >
          <ExternalLink aria-hidden className="size-4" />
        </a>
      )}
      {onEdit !== undefined && (
        <Button
          variant="ghost"
          size="icon-sm"
          aria-label={`Edit the note “${fact.text.slice(0, 40)}”`}
          disabled={isChanging}
          onClick={onEdit}
        >
          <Pencil aria-hidden />
        </Button>
      )}
      {onRemove !== undefined && (
        <Button
          variant="ghost"
          size="icon-sm"
          aria-label={`Remove the note “${fact.text.slice(0, 40)}”`}
          disabled={isChanging}
          onClick={onRemove}
        >
          <X aria-hidden />
        </Button>
      )}
    </li>
  );
}
