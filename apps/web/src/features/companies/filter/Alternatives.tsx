import { describeFilter, type FilterCondition, type FilterNames } from '@workbench/services/companies/filter';
import { X } from 'lucide-react';

interface AlternativesProps {
  conditions: readonly FilterCondition[];
  names: FilterNames;
  onEdit: (index: number) => void;
  onRemove: (index: number) => void;
}

/** The other conditions of a group of which any may apply; the one in the form is the last. */
export function Alternatives({ conditions, names, onEdit, onRemove }: AlternativesProps) {
  if (conditions.length === 0) return null;
  return (
    <div>
      <p className="text-muted-foreground text-xs">Any of these:</p>
      <ul aria-label="Any of these" className="flex flex-col">
        {conditions.map((condition, index) => {
          const words = describeFilter(condition, names);
          return (
            <li key={JSON.stringify(condition)} className="flex items-center gap-1">
              <button
                type="button"
                aria-label={`Edit ${words}`}
                onClick={() => onEdit(index)}
                className="min-h-8 min-w-0 flex-1 truncate rounded text-left hover:underline"
              >
                {words}
              </button>
              <span className="text-muted-foreground text-xs">or</span>
              <button
                type="button"
                aria-label={`Remove ${words}`}
                onClick={() => onRemove(index)}
                className="flex size-8 shrink-0 items-center justify-center rounded hover:bg-accent"
              >
                <X aria-hidden className="size-3.5" />
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
