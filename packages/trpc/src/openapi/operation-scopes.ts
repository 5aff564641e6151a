import { restOperations, restScopes } from '../rest-operations.ts';
import { CONDITIONAL_SCOPE_FIELD, SCOPE_FIELD } from '../scopes.ts';

/** What the document says about the scope of an operation, by the path that it has in the routers. */
export function operationScopes(): (path: string, method: string) => object {
  const scopes = restScopes();
  const conditional = new Map(restOperations().map((one) => [`${one.method} ${one.template}`, one.scopeFor]));
  return (path, method) => {
    const key = `${method.toUpperCase()} ${path}`;
    const scopeFor = conditional.get(key) ?? null;
    return { [SCOPE_FIELD]: scopes.get(key), ...(scopeFor && { [CONDITIONAL_SCOPE_FIELD]: scopeFor }) };
  };
}
