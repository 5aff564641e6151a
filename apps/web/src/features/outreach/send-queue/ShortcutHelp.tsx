import { useId } from 'react';
import { Label } from '~/components/ui/controls/Label';
import { Switch } from '~/components/ui/controls/Switch';
import { ANSWER_SHORTCUT, QUEUE_SHORTCUTS } from './state/queue-shortcuts';

interface ShortcutHelpProps {
  isOn: boolean;
  onToggle: (isOn: boolean) => void;
}

/** Which letters act on the desk, and whether they do. */
export function ShortcutHelp({ isOn, onToggle }: ShortcutHelpProps) {
  const id = useId();
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 text-muted-foreground text-xs">
      <span className="flex items-center gap-2">
        <Switch id={id} checked={isOn} onCheckedChange={onToggle} />
        <Label htmlFor={id}>Shortcuts</Label>
      </span>
      {isOn && (
        <ul aria-label="Send queue shortcuts" className="hidden min-w-0 flex-wrap gap-x-3 gap-y-1 md:flex">
          {[...QUEUE_SHORTCUTS, ANSWER_SHORTCUT].map(({ key, does }) => (
            <li key={key}>
              <kbd className="rounded border border-border bg-muted px-1 font-sans text-foreground">
                {key.toUpperCase()}
              </kbd>{' '}
              {does}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
