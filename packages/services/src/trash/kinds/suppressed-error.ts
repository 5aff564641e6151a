import { ServiceError } from '../../shared/errors.ts';

export const suppressedError = (name: string): ServiceError =>
  new ServiceError('conflict', `${name} is on the do-not-contact list, so nothing about them is restored`);
