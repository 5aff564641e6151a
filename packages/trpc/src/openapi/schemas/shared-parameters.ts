import { isJson, type Json, mapOperations, pascal } from './schema-tree.ts';

/** What fewer operations take is easier to read where it is. */
const SHARED_BY = 3;

/** Generators make a type of each shared one, and have a type of the query of each operation all the same. */
const isShareable = ({ in: place }: Json): boolean => place !== 'query';

/**
 * Gives names to headers and parts of paths that several operations take (`components.parameters`), after what they are:
 * `IdempotencyKey`, `CompanyId`. Pure.
 */
export function shareParameters(paths: Json): { paths: Json; parameters: Json } {
  const names = new Map<string, string>();
  const parameters: Json = {};
  const counts = countParameters(paths);
  const shared = [...counts].filter(([, { times }]) => times >= SHARED_BY).sort(([, a], [, b]) => b.times - a.times);
  for (const [key, { parameter, owner }] of shared) {
    const name = [nameOf(parameter), owner + nameOf(parameter)].find((one) => !(one in parameters));
    if (name === undefined) continue;
    names.set(key, name);
    parameters[name] = parameter;
  }
  const changed = mapOperations(paths, (operation) => {
    if (!Array.isArray(operation.parameters)) return operation;
    const refer = (parameter: unknown) => {
      const name = names.get(JSON.stringify(parameter));
      return name === undefined ? parameter : { $ref: `#/components/parameters/${name}` };
    };
    return { ...operation, parameters: operation.parameters.map(refer) };
  });
  return { paths: changed, parameters };
}

function countParameters(paths: Json) {
  const counts = new Map<string, { parameter: Json; owner: string; times: number }>();
  mapOperations(paths, (operation) => {
    const owner = pascal(String(operation.operationId).split('-')[0] ?? '');
    for (const parameter of ((operation.parameters ?? []) as Json[]).filter(isShareable)) {
      const key = JSON.stringify(parameter);
      counts.set(key, { parameter, owner, times: (counts.get(key)?.times ?? 0) + 1 });
    }
    return operation;
  });
  return counts;
}

/** "Id of the campaign" → `CampaignId`; "Company id: 24 digits" → `CompanyId`; any other after its name. */
function nameOf(parameter: Json): string {
  const { description = '' } = isJson(parameter.schema) ? parameter.schema : {};
  const text = String(parameter.description ?? description);
  const [, after, before] = /^(?:The )?id of (?:an? |the )([\w ]+?)(?= of|$)|^(\w+) id\b/i.exec(text) ?? [];
  const record = after ?? before;
  return parameter.name === 'id' && record !== undefined ? `${pascal(record)}Id` : pascal(String(parameter.name));
}
