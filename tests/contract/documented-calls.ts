/** A call of the interface as a page names it. */
export interface NamedCall {
  /** null where the page says the address alone. */
  method: string | null;
  /** Without the server and the query. */
  path: string;
  query: [name: string, value: string][];
  /** JSON as it is sent; undefined: the page shows none. */
  body?: unknown;
}

const MENTION =
  /(?:\b(GET|POST|PUT|PATCH|DELETE) )?(?<![\w./])(?:https?:\/\/[\w.:-]+|localhost:\d+)?(\/api\/[^\s`'"|,()\]]+)/g;
/** The document itself, and what shows it. */
const NOT_IN_DOCUMENT = /^\/api\/(docs|openapi(-3\.0)?\.json)$/;

/** Every address of the interface in a text. One that is cut with an ellipsis says nothing that can be checked. */
export function namedCalls(text: string): NamedCall[] {
  return [...text.matchAll(MENTION)]
    .map(([, method = null, address = '']) => ({ method, ...readAddress(address.replace(/[.:;]+$/, '')) }))
    .filter(({ path }) => !NOT_IN_DOCUMENT.test(path) && !/[…$]/.test(path));
}

/** Each call of curl in the blocks of commands of a page, with its method and what it sends. */
export function curlCalls(text: string): NamedCall[] {
  const blocks = [...text.matchAll(/^```(?:sh|bash)\n([\s\S]*?)^```/gm)].map(([, block = '']) => block);
  return blocks
    .flatMap((block) => block.replaceAll('\\\n', ' ').split('\n'))
    .filter((line) => /\bcurl\b/.test(line))
    .flatMap((line) => {
      const [call] = namedCalls(line.replaceAll(/(?<=\/)<[^>]*>/g, '{id}'));
      return call === undefined ? [] : [{ ...call, ...readOptions(line, call) }];
    });
}

function readOptions(line: string, { query }: NamedCall): Pick<NamedCall, 'method' | 'query' | 'body'> {
  const sent = [...line.matchAll(/ (?:-d|--data-urlencode) (?:'([^']*)'|(\S+))/g)].map((one) => one[1] ?? one[2] ?? '');
  const isQuery = / -s?G\b/.test(line);
  const named = / -X (\w+)/.exec(line)?.[1];
  const isSent = sent.length > 0 || / -F | --data-binary /.test(line);
  return {
    method: named ?? (isSent && !isQuery ? 'POST' : 'GET'),
    query: isQuery ? [...query, ...sent.map(readPair)] : query,
    ...(!isQuery && sent[0] !== undefined && { body: JSON.parse(withIds(sent[0])) }),
  };
}

const readPair = (text: string): [string, string] => {
  const at = text.indexOf('=');
  return [text.slice(0, at), text.slice(at + 1)];
};

/** Ids that differ, in place of `<id>`. */
function withIds(json: string): string {
  let count = 0;
  return json.replaceAll(/<[^>]*>/g, () => String(++count).padStart(24, '0'));
}

function readAddress(address: string): Pick<NamedCall, 'path' | 'query'> {
  const [path = '', search = ''] = address.split('?');
  return { path, query: [...new URLSearchParams(search)] };
}
