import { COMMON_HEADERS } from './headers.ts';
import { isJson, type Json } from './schemas/schema-tree.ts';

const GENERATED = 'Successful response';
/** What the answers are of operations whose summaries begin with such a verb. */
const BY_VERB: Record<string, (object: string) => string> = {
  Get: (object) => `The ${withoutArticle(object)}`,
  List: (object) => `The ${withoutArticle(object)}`,
  Find: (object) => `The ${withoutArticle(object)}`,
  Count: (object) => `The numbers of ${object}`,
  Preview: (object) => `The preview of ${object}`,
  Estimate: (object) => `The estimate of ${object}`,
  Compare: (object) => `The comparison of ${object}`,
  Explain: (object) => `The explanation of ${object}`,
  Search: () => 'What was found',
  Discover: () => 'What was found',
  Resolve: (object) => `The ids of ${object}`,
  Check: () => 'The result of the check',
  Test: () => 'The result of the test',
  Delete: () => 'What was deleted, with the entry of the trash that restores it',
};

interface Described {
  summary?: string | undefined;
}

/** The answer of an operation that went well, described in words and with the headers that it carries. Pure. */
export function describeSuccess({ summary = '' }: Described, response: unknown, headers: Json): Json {
  const { description, headers: own, ...rest } = isJson(response) ? response : {};
  const isGenerated = description === undefined || description === GENERATED;
  return {
    description: isGenerated ? describe(summary, rest) : description,
    headers: { ...(own as Json), ...headers, ...COMMON_HEADERS },
    ...rest,
  };
}

/** "List saved searches" → "The saved searches"; "Pause a sync", which answers SyncRun → "The sync run after the call". */
function describe(summary: string, response: Json): string {
  const [verb = '', ...words] = summary.split(' ');
  const byVerb = BY_VERB[verb]?.(words.join(' '));
  if (byVerb !== undefined) return byVerb;
  const name = nameOf(response);
  return name === undefined ? 'What the call has done' : `The ${wordsOf(name)} after the call`;
}

const withoutArticle = (object: string): string => object.replace(/^(?:the|a|an) /, '');

function nameOf({ content }: Json): string | undefined {
  const media = isJson(content) ? content['application/json'] : undefined;
  const schema = isJson(media) ? media.schema : undefined;
  return isJson(schema) ? /^#\/components\/schemas\/(.+)$/.exec(String(schema.$ref))?.[1] : undefined;
}

/** `SyncRun` → "sync run". */
const wordsOf = (name: string): string => name.replace(/(?!^)[A-Z]/g, ' $&').toLowerCase();
