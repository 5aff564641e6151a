import { ServiceError } from '../../shared/errors.ts';

const NAMED_MAX = 3;

export const addedAgain = (name: string): ServiceError =>
  new ServiceError('conflict', `${name} has been added again since; delete that first, then restore this`);

/** Names who stays in the trash. */
export function refuseRestore(reasons: readonly ServiceError[]): ServiceError {
  const [first] = reasons;
  if (reasons.length === 1 && first !== undefined) return first;
  const named = reasons.slice(0, NAMED_MAX).map(({ message }) => message);
  const more = reasons.length - named.length;
  return new ServiceError('conflict', [...named, ...(more > 0 ? [`So it is with ${more} more`] : [])].join('. '));
}
