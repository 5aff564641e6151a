import { parseKind } from '@workbench/identity/company-identifiers/kinds';
import { type CompanyIdentifier, parseIdentifier } from '@workbench/identity/company-identifiers/parse-identifier';
import { isUnknownValue } from '../../shared/csv/cells/unknown-value.ts';
import { ServiceError } from '../../shared/errors.ts';
import type { IdentifierInput } from '../schemas.ts';

/** A typed identifier in normal form. @throws ServiceError 'invalid' that says what would be right */
export function readTypedIdentifier({ kind, value }: Omit<IdentifierInput, 'id'>): CompanyIdentifier {
  const known = parseKind(kind);
  if (known === null) throw invalid('kind', `"${kind}" names neither a register nor a namespace of your own`);
  const read = parseIdentifier(known, value);
  if ('problem' in read) throw invalid('value', read.problem);
  if (isUnknownValue(read.value)) throw invalid('value', `"${value}" stands for an unknown id`);
  return read;
}

function invalid(field: string, message: string): ServiceError {
  return new ServiceError('invalid', message, [{ path: [field], message }]);
}
