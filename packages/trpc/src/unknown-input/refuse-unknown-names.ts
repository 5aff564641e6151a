import { ServiceError } from '@workbench/services/shared/errors';
import type { z } from 'zod';
import { type UnknownName, unknownToAll } from './find-unknown-names.ts';
import { nearestName } from './nearest-name.ts';

const NAMED_MAX = 5;
const KNOWN_SHOWN_MAX = 20;
const NAME_SHOWN_MAX = 60;

/**
 * A misspelled name would otherwise be dropped, and the call would do something else than was requested.
 * @throws ServiceError invalid, naming each unknown parameter and the nearest known one
 */
export function refuseUnknownNames(schemas: readonly z.core.$ZodType[], value: unknown): void {
  const unknown = unknownToAll(schemas, value).slice(0, NAMED_MAX);
  if (unknown.length === 0) return;
  const issues = unknown.map((one) => ({ path: one.path, message: describeUnknown(one) }));
  throw new ServiceError('invalid', issues.map(({ message }) => message).join(' '), issues);
}

function describeUnknown({ path, known }: UnknownName): string {
  const parents = path.slice(0, -1);
  const name = String(path.at(-1));
  const shown = (one: string) => `"${[...parents, one].join('.')}"`;
  const problem = `Unknown parameter ${shown(name.length > NAME_SHOWN_MAX ? `${name.slice(0, NAME_SHOWN_MAX)}…` : name)}.`;
  const nearest = nearestName(name, known);
  if (nearest !== null) return `${problem} Did you mean ${shown(nearest)}?`;
  if (known.length === 0) return `${problem} This call takes none.`;
  const rest = known.length > KNOWN_SHOWN_MAX ? ', …' : '';
  return `${problem} Known are ${known.slice(0, KNOWN_SHOWN_MAX).join(', ')}${rest}.`;
}
