import { SearchX } from 'lucide-react';
import { Button } from '~/components/ui/controls/Button';
import { EmptyState } from '~/components/ui/feedback/EmptyState';

interface InvalidFilterProps {
  problems: readonly string[];
  onRemove: () => void;
}

/** In place of the list when the address has a filter that can't be read: a list without it would be another one. */
export function InvalidFilter({ problems, onRemove }: InvalidFilterProps) {
  return (
    <div role="alert">
      <EmptyState
        icon={SearchX}
        title="The filter in this address is not valid"
        description={
          <ul className="flex flex-col gap-1">
            {problems.map((problem) => (
              <li key={problem} className="break-words">
                {problem}
              </li>
            ))}
          </ul>
        }
        action={
          <Button variant="outline" onClick={onRemove}>
            Remove the filter
          </Button>
        }
      />
    </div>
  );
}
