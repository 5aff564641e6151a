import { readIdentifier } from '@workbench/identity/person-identifiers/read-identifier';
import { ServiceError } from '../../shared/errors.ts';
import type { PersonIdentifier } from '../../shared/personal-data/types.ts';

/** @throws ServiceError invalid */
export function readIdentifiers(texts: readonly string[]): PersonIdentifier[] {
  return uniquePersonalIdentifiers(
    texts.map((text, at) => {
      const read = readIdentifier(text);
      if ('kind' in read && read.kind !== 'domain') return read;
      const message =
        'problem' in read
          ? read.problem
          : `"${text}" is a domain, which many people share: give an e-mail address, a profile or a phone number`;
      throw new ServiceError('invalid', message, [{ path: ['identifiers', at], message }]);
    }),
  );
}

/** A shared domain identifies no one. */
export function uniquePersonalIdentifiers(identifiers: readonly PersonIdentifier[]): PersonIdentifier[] {
  const personal = identifiers.filter(({ kind }) => kind !== 'domain');
  return [...new Map(personal.map((one) => [`${one.kind}:${one.value}`, one])).values()];
}
