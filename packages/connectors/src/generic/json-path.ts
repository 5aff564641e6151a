/**
 * What stands at a path of dots and indexes, like `data.0.attributes.employeeCount`.
 * - `found`: the value, null included
 * - `empty`: the way ends at a null or past the end of a list: the vendor says that there is nothing
 * - `no_leaf`: the object is there and lacks only the last name, as where a vendor leaves unknown fields out
 * - `missing`: the way itself is not there, so the answer has another shape than described
 */
export type PathResult =
  | { state: 'found'; value: unknown }
  | { state: 'empty' }
  | { state: 'no_leaf' }
  | { state: 'missing' };

export function readPath(document: unknown, path: string): PathResult {
  const steps = path.split('.');
  let value = document;
  for (const [index, step] of steps.entries()) {
    if (value === null) return { state: 'empty' };
    if (Array.isArray(value)) {
      if (!/^\d+$/.test(step)) return { state: 'missing' };
      if (Number(step) >= value.length) return { state: 'empty' };
      value = value[Number(step)];
      continue;
    }
    if (typeof value !== 'object') return { state: 'missing' };
    if (!Object.hasOwn(value, step)) {
      // At the root nothing shows that this is the described answer at all, so a missing name is a changed shape.
      return index === steps.length - 1 && index > 0 ? { state: 'no_leaf' } : { state: 'missing' };
    }
    value = (value as Record<string, unknown>)[step];
  }
  return { state: 'found', value };
}
