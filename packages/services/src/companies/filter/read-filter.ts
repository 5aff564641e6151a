import type { OwnColumnRule } from '../custom/own-column.ts';
import { FILTER_CONDITIONS_MAX, FILTER_DEPTH_MAX } from '../limits.ts';
import { toCanonical } from './canonical.ts';
import { suggestName } from './nearest-name.ts';
import { readCondition } from './read-condition.ts';
import type { CompanyFilter, FilterCondition, FilterProblem } from './types.ts';
import { nameOf } from './value-problem.ts';

/**
 * The filter in canonical form, and as it was given, by which paths name its conditions; or everything that is wrong with
 * it, and never a part of it.
 */
export type FilterReading =
  | { filter: CompanyFilter; given: CompanyFilter; problems: null }
  | { filter: null; problems: FilterProblem[] };

/**
 * Reads what a script or an address gives as a filter. Pure.
 * @param columns the own columns that there are; null: conditions on them are checked only as far as any column takes them
 */
export function readFilter(value: unknown, columns: readonly OwnColumnRule[] | null = null): FilterReading {
  const state: State = { conditions: 0, problems: [], columns };
  const filter = readNode(value, [], 1, state);
  if (state.problems.length > 0) return { filter: null, problems: state.problems.slice(0, PROBLEMS_MAX) };
  return filter === null
    ? { filter, problems: [{ path: [], message: 'this is no filter' }] }
    : { filter: toCanonical(filter), given: filter, problems: null };
}

/** Enough to mend by; a filter of nonsense has thousands. */
const PROBLEMS_MAX = 10;

interface State {
  conditions: number;
  problems: FilterProblem[];
  columns: readonly OwnColumnRule[] | null;
}
type Path = FilterProblem['path'];

/** null with a problem noted. */
function readNode(value: unknown, path: Path, level: number, state: State): CompanyFilter | null {
  const refuse = (message: string, at: Path = path) => {
    state.problems.push({ path: at, message });
    return null;
  };
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return refuse(`give a condition like {"field": "country", "op": "is", "value": "DE"}, not ${nameOf(value)}`);
  }
  if (level > FILTER_DEPTH_MAX) return refuse(`the groups are nested too deeply; at most ${FILTER_DEPTH_MAX} levels`);
  if ('and' in value || 'or' in value) return readGroup(value, path, level, state);
  if ('field' in value) return readLeaf(value, path, state);
  const [unknown = ''] = Object.keys(value);
  return refuse(
    unknown === '' ? 'the condition is empty; give field, op and value' : suggestName(unknown, ['and', 'or', 'field']),
    unknown === '' ? path : [...path, unknown],
  );
}

function readGroup(value: object, path: Path, level: number, state: State): CompanyFilter | null {
  const kind = 'and' in value ? 'and' : 'or';
  const other = Object.keys(value).find((key) => key !== kind);
  const refuse = (at: Path, message: string) => {
    state.problems.push({ path: at, message });
    return null;
  };
  if (other !== undefined) return refuse([...path, other], `unknown beside "${kind}"; a group has that list alone`);
  const list: unknown = Object.values(value)[0];
  if (!Array.isArray(list)) return refuse([...path, kind], `give a list of conditions, not ${nameOf(list)}`);
  if (list.length === 0) return refuse([...path, kind], 'the list is empty; give at least one condition');
  const parts: CompanyFilter[] = [];
  for (const [index, entry] of list.entries()) {
    const part = readNode(entry, [...path, kind, index], level + 1, state);
    if (part !== null) parts.push(part);
    if (state.conditions > FILTER_CONDITIONS_MAX) return null;
  }
  return kind === 'and' ? { and: parts } : { or: parts };
}

function readLeaf(value: object, path: Path, state: State): FilterCondition | null {
  state.conditions += 1;
  if (state.conditions > FILTER_CONDITIONS_MAX) {
    state.problems.push({ path, message: `too many conditions; at most ${FILTER_CONDITIONS_MAX}` });
    return null;
  }
  const { condition, problems } = readCondition(value, state.columns);
  state.problems.push(...problems.map((problem) => ({ ...problem, path: [...path, ...problem.path] })));
  return condition;
}
