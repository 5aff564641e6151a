import { FILTER_TEXT_MAX } from '../limits.ts';
import { toCanonical } from './canonical.ts';
import { type FilterReading, readFilter } from './read-filter.ts';
import type { CompanyFilter, FilterProblem } from './types.ts';

/** The text of a filter in an address and in REST: its canonical form as JSON. Equal filters have equal text. Pure. */
export function formatFilter(filter: CompanyFilter): string {
  return JSON.stringify(toCanonical(filter));
}

export function parseFilter(text: string): FilterReading {
  if (text.length > FILTER_TEXT_MAX) {
    return refuse(`${text.length} characters are too many; at most ${FILTER_TEXT_MAX}`);
  }
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return refuse('this is not JSON; give a condition like {"field":"country","op":"is","value":"DE"}');
  }
  return readFilter(value);
}

const refuse = (message: string): FilterReading => ({ filter: null, problems: [{ path: [], message }] });

/** "filter.and[1].value: the range is upside down (500–50); did you mean 50–500?" */
export function formatProblem({ path, message }: FilterProblem): string {
  return `${path.reduce<string>((text, part) => text + (typeof part === 'number' ? `[${part}]` : `.${part}`), 'filter')}: ${message}`;
}
