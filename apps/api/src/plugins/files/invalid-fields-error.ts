import { ServiceError } from '@workbench/services/shared/errors';

/** Schema issues as one error that names each field. */
export function invalidFieldsError(issues: readonly { path: PropertyKey[]; message: string }[]): ServiceError {
  const named = issues.map(({ path, message }) => ({ path: path.map(String), message }));
  const sentence = named
    .map(({ path, message }) => [...(path.length > 0 ? [path.join('.')] : []), message].join(': '))
    .join('; ');
  return new ServiceError('invalid', sentence, named);
}
