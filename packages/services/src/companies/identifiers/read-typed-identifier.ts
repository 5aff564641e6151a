import { parseKind } from '@workbench/identity/identifiers/kinds';
import { type CompanyIdentifier, parseIdentifier } from '@workbench/identity/identifiers/parse-identifier';
import { ServiceError } from '../../shared/errors.ts';
import type { IdentifierInput } from '../schemas.ts';

/** A typed identifier in normal form. @throws ServiceError 'invalid' that says what would be right */
export function readTypedIdentifier({ kind, value }: Omit<IdentifierInput, 'id'>): CompanyIdentifier {
  const known = parseKind(kind);
  if (known === null) throw invalid('kind', `"${kind}" names neither a register nor a namespace of your own`);
  const read = parseIdentifier(known, value);
  if ('problem' in read) throw invalid('value', read.problem);
  return read;
}

function invalid(field: string, message: string): ServiceError {
  return new ServiceError('invalid', message, [{ path: [field], message }]);
}
