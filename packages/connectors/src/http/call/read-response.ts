import { ConnectorError } from '../../errors.ts';
import type { HttpRequest } from '../types.ts';
import { CallFailure } from './call-failure.ts';

/** Reads a response that has come: it may be charged, also when a bug of ours keeps it from being read. */
export function readResponse<T>({ vendor }: HttpRequest, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof CallFailure) throw error;
    const text = `vendor ${vendor}: the response could not be read`;
    const failure = new ConnectorError('contract_changed', vendor, text, { cause: error });
    throw new CallFailure(failure, { mayBeCharged: true, isWorthRetrying: false });
  }
}
