import { Select } from '~/components/ui/controls/Select';
import { trpc } from '~/lib/api/trpc';

interface PeopleListSelectProps {
  /** Id of the list whose people are shown. */
  list: string | undefined;
  onChange: (list: string) => void;
}

/** The lists of people; left out while there are none. */
export function PeopleListSelect({ list, onChange }: PeopleListSelectProps) {
  const { data: lists } = trpc.lists.list.useQuery({ kind: 'person' });
  if (!lists?.length && list === undefined) return null;
  return (
    <Select
      aria-label="List"
      className="min-w-36 max-w-full flex-1 sm:max-w-64 sm:flex-none"
      value={list ?? ''}
      onChange={(event) => onChange(event.target.value)}
    >
      <option value="">Any list</option>
      {list !== undefined && !lists?.some(({ id }) => id === list) && (
        <option value={list}>{lists ? 'List not found' : 'Loading…'}</option>
      )}
      {lists?.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </Select>
  );
}
