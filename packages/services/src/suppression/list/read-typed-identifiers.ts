import type { Identifier } from '@workbench/identity/person-identifiers/identifiers';
import { readIdentifier } from '@workbench/identity/person-identifiers/read-identifier';
import { ServiceError } from '../../shared/errors.ts';

const ISSUES_NAMED_MAX = 5;

/**
 * Addresses, numbers, profiles and domains as a person typed them.
 * @throws ServiceError invalid when one is not recognised; it names the first five and the place of each
 */
export function readTypedIdentifiers(texts: readonly string[]): Identifier[] {
  const read = texts.map((text) => readIdentifier(text));
  const issues = read.flatMap((one, at) =>
    'problem' in one ? [{ path: ['identifiers', at], message: one.problem }] : [],
  );
  if (issues.length === 0) return read.filter((one) => 'kind' in one);
  const named = issues.slice(0, ISSUES_NAMED_MAX).map(({ message }) => message);
  const more = issues.length > ISSUES_NAMED_MAX ? ` And ${issues.length - ISSUES_NAMED_MAX} more.` : '';
  throw new ServiceError('invalid', `Nothing was put on the list: ${named.join('. ')}.${more}`, issues);
}
