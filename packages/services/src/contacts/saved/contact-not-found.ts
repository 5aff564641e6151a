import { ServiceError } from '../../shared/errors.ts';

export const contactNotFound = () => new ServiceError('not_found', 'This contact is not saved (any more)');
