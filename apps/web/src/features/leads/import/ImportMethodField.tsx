import { Link } from '@tanstack/react-router';
import { ClipboardPaste, FileSpreadsheet, Sheet } from 'lucide-react';
import type { ImportMethod } from '../url-params';

const IMPORT_METHODS = [
  { way: 'sheet', label: 'Google Sheet', icon: Sheet },
  { way: 'file', label: 'File', icon: FileSpreadsheet },
  { way: 'paste', label: 'Paste rows', icon: ClipboardPaste },
] as const;

interface ImportMethodFieldProps {
  method: ImportMethod;
  isDisabled: boolean;
  onChoose: (way: ImportMethod) => void;
}

/** Import from; arrow keys go from one to the next, as with all radio buttons. */
export function ImportMethodField({ method, isDisabled, onChoose }: ImportMethodFieldProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <fieldset disabled={isDisabled} className="inline-flex min-w-0 rounded-md border border-border bg-muted p-0.5">
        <legend className="sr-only">Import from</legend>
        {IMPORT_METHODS.map(({ way: value, label, icon: Icon }) => (
          <label
            key={value}
            className="relative inline-flex h-8 touch:h-11 cursor-pointer items-center gap-2 rounded px-3 font-medium text-ui text-muted-foreground hover:text-foreground has-checked:bg-card has-checked:text-foreground has-checked:shadow-sm has-focus-visible:outline-2 has-focus-visible:outline-ring has-focus-visible:outline-offset-1"
          >
            <input
              type="radio"
              name="import-way"
              className="absolute inset-0 cursor-pointer opacity-0"
              checked={method === value}
              onChange={() => onChoose(value)}
            />
            <Icon aria-hidden className="hidden size-4 sm:block" />
            {label}
          </label>
        ))}
      </fieldset>
      <p className="text-ui text-muted-foreground">
        To turn saved contacts into leads, go to{' '}
        <Link to="/contact-search" search={{ tab: 'saved' }} className="text-link underline underline-offset-4">
          Contact Search
        </Link>
        .
      </p>
    </div>
  );
}
