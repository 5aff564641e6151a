import { PanelQueryState } from '~/components/ui/feedback/PanelQueryState';
import { trpc } from '~/lib/api/trpc';
import { formatCount } from '~/lib/format/format';

interface PersonListTargetPickerProps {
  chosenId: string | null;
  onChoose: (id: string) => void;
}

/** One list of people to choose, with all who are on it. */
export function PersonListTargetPicker({ chosenId, onChoose }: PersonListTargetPickerProps) {
  const lists = trpc.lists.list.useQuery({ kind: 'person' }, { refetchOnMount: 'always' });
  return (
    <PanelQueryState query={lists} failure="Failed to fetch lists">
      {(all) =>
        all.length === 0 ? (
          <p className="py-6 text-center text-muted-foreground">
            No lists of people yet. Select saved contacts and choose Add to list.
          </p>
        ) : (
          <fieldset className="flex max-h-80 min-w-0 flex-col overflow-y-auto rounded-md border border-border p-1">
            <legend className="sr-only">List of people</legend>
            {all.map(({ id, name, count }) => (
              <label
                key={id}
                className="flex min-h-10 cursor-pointer items-center gap-3 rounded px-2 py-1 hover:bg-accent"
              >
                <input
                  type="radio"
                  name="person-list"
                  className="size-4 shrink-0"
                  checked={chosenId === id}
                  onChange={() => onChoose(id)}
                />
                <span className="min-w-0 flex-1 truncate font-medium">{name}</span>
                <span className="text-muted-foreground text-xs">{formatCount(count, 'person', 'people')}</span>
              </label>
            ))}
          </fieldset>
        )
      }
    </PanelQueryState>
  );
}
