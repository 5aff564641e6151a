import type { BoardId } from '../../gather/board-ids.ts';
import type { BoardRef } from '../types.ts';

interface Pattern {
  board: BoardId;
  /** May hold the token or the region. */
  host: RegExp;
  /** Holds the token where the host does not. */
  path: RegExp;
  /** Parameter that holds the token where neither does. */
  parameter?: string;
}

const GREENHOUSE = /^(?:boards|job-boards)(?:\.(?<region>eu|anz))?\.greenhouse\.io$/;
const ANY = /^/;

/** Which addresses are boards. The embedded forms stand first, or their "embed" would be taken for an employer. */
const PATTERNS: readonly Pattern[] = [
  { board: 'greenhouse', host: GREENHOUSE, path: /^\/embed\/job_(?:board|app)(?:\/js)?\/?$/, parameter: 'for' },
  { board: 'greenhouse', host: GREENHOUSE, path: /^\/(?!embed(?:\/|$))(?<token>[^/]+)/ },
  {
    board: 'greenhouse',
    host: /^boards-api(?:\.(?<region>eu|anz))?\.greenhouse\.io$/,
    path: /^\/v1\/boards\/(?<token>[^/]+)/,
  },
  { board: 'lever', host: /^jobs\.(?:(?<region>eu)\.)?lever\.co$/, path: /^\/(?<token>[^/]+)/ },
  { board: 'lever', host: /^api\.(?:(?<region>eu)\.)?lever\.co$/, path: /^\/v0\/postings\/(?<token>[^/]+)/ },
  { board: 'ashby', host: /^jobs\.ashbyhq\.com$/, path: /^\/(?!api\/)(?<token>[^/]+)/ },
  { board: 'ashby', host: /^api\.ashbyhq\.com$/, path: /^\/posting-api\/job-board\/(?<token>[^/]+)/ },
  {
    board: 'smartrecruiters',
    host: /^(?:careers|jobs)\.smartrecruiters\.com$/,
    path: /^\/(?:oneclick-ui\/company\/)?(?!oneclick-ui(?:\/|$))(?<token>[^/]+)/,
  },
  { board: 'smartrecruiters', host: /^api\.smartrecruiters\.com$/, path: /^\/v1\/companies\/(?<token>[^/]+)/ },
  {
    board: 'workable',
    host: /^apply\.workable\.com$/,
    path: /^\/(?:api\/v1\/widget\/accounts\/)?(?!(?:j|api)(?:\/|$))(?<token>[^/]+)/,
  },
  { board: 'recruitee', host: /^(?<token>[a-z0-9-]+)\.recruitee\.com$/, path: ANY },
  { board: 'personio', host: /^(?<token>[a-z0-9-]+)\.jobs\.personio\.(?<region>de|com)$/, path: ANY },
];

/** Recruitee's own hosts beside its customers'. */
const NO_EMPLOYERS = new Set(['www', 'api', 'app', 'cdn', 'static', 'help', 'support', 'docs', 'careers']);
const FILE = /\.(?:js|css|json|xml|txt|ico|svg|png|jpe?g|gif|webp|woff2?)$/i;
const PATH_TOKEN = /^[a-z0-9][a-z0-9._-]{0,99}$/i;
/** Ashby's boards may be named as people write: "Some Co". */
const SPACED_TOKEN = /^[a-z0-9](?:[a-z0-9 ._-]{0,98}[a-z0-9._-])?$/i;
const HOST_TOKEN = /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

/** The boards among the addresses, in their order and each once. */
export function findBoards(addresses: readonly string[]): BoardRef[] {
  const found = new Map<string, BoardRef>();
  for (const address of addresses) {
    const ref = boardAt(address);
    const key = ref === null ? '' : `${ref.board} ${ref.token.toLowerCase()}`;
    if (ref !== null && !found.has(key)) found.set(key, ref);
  }
  return [...found.values()];
}

/**
 * Whether the token may become a part of an address. It comes from a page that anybody may have written, so whatever
 * could lead the request elsewhere, a slash first of all, is refused.
 */
export function isSafeToken(board: BoardId, token: string): boolean {
  if (FILE.test(token)) return false;
  if (board === 'recruitee' || board === 'personio') return HOST_TOKEN.test(token) && !NO_EMPLOYERS.has(token);
  return (board === 'ashby' ? SPACED_TOKEN : PATH_TOKEN).test(token);
}

function boardAt(address: string): BoardRef | null {
  // Taken from HTML that was not decoded.
  const text = address.trim().replaceAll('&amp;', '&').replace(/^\/\//, 'https://');
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return null;
  const url = new URL(text);
  for (const { board, host, path, parameter } of PATTERNS) {
    const [atHost, atPath] = [host.exec(url.hostname), path.exec(url.pathname)];
    if (atHost === null || atPath === null) continue;
    const encodedToken =
      parameter === undefined ? (atHost.groups?.token ?? atPath.groups?.token) : url.searchParams.get(parameter);
    const token = decoded(encodedToken ?? '');
    if (token === null || !isSafeToken(board, token)) return null;
    return { board, token, region: atHost.groups?.region ?? null };
  }
  return null;
}

/** null for a percent sign that encodes nothing. */
function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text).trim();
  } catch {
    return null;
  }
}
