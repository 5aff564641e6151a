import type { ReactNode } from 'react';
import { Select } from '~/components/ui/controls/Select';

interface QueueHeadProps<State extends string> {
  /** Of the choice. */
  label: string;
  states: Record<State, string>;
  state: State;
  onState: (state: State) => void;
  /** As "12 pairs"; empty while it is counted. */
  count: ReactNode;
}

/** Which cases a queue lists, and how many there are. */
export function QueueHead<State extends string>({ label, states, state, onState, count }: QueueHeadProps<State>) {
  const names = Object.keys(states) as State[];
  return (
    <>
      <Select
        aria-label={label}
        value={state}
        onChange={({ target }) => onState(names.find((name) => name === target.value) ?? state)}
      >
        {names.map((name) => (
          <option key={name} value={name}>
            {states[name]}
          </option>
        ))}
      </Select>
      <p role="status" className="text-muted-foreground">
        {count}
      </p>
    </>
  );
}
