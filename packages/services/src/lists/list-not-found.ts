import { ServiceError } from '../shared/errors.ts';

export const listNotFound = (id: string) => new ServiceError('not_found', `No list has the id ${id} (any more)`);
