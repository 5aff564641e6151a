import type { GatherJob } from '../gather/types.ts';
import { parseJson } from '../http/parse-json.ts';
import { userAgentOf } from '../http/user-agent.ts';
import { JOB_BOARD_BASE_URLS } from './base-urls.ts';
import type { BoardApi, JobBoard } from './types.ts';
import { timeLimitError } from './with-time-limit.ts';

/** All that a board sends; one with long texts in every posting reaches some ten megabytes. */
const BYTES_MAX = 32 * 1024 * 1024;
const NO_BOARD_STATUSES = [404, 410];

/** How one board is asked: its own base address, pace, cache and name in errors. */
export function createBoardApi(board: JobBoard, job: Pick<GatherJob, 'http' | 'settings' | 'signal'>): BoardApi {
  const { http, settings, signal } = job;
  const base = settings.baseUrls[board.id] ?? JOB_BOARD_BASE_URLS[board.id];

  async function fetchBoard(path: string, host: string, type: string, gone: number[]): Promise<string | null> {
    // A board of many pages stops here when the time of the whole source is over.
    if (signal.aborted) throw timeLimitError(board.id, `${board.label} was not read to its end`);
    const answer = await http.request({
      vendor: board.id,
      url: `${base.replaceAll('{host}', host)}${path}`,
      headers: { accept: type, 'user-agent': userAgentOf(settings.contactEmail) },
      limits: board.limits,
      cacheMs: board.cacheMs,
      bytesMax: BYTES_MAX,
      accept: gone,
      signal,
    });
    return gone.includes(answer.status) ? null : answer.body;
  }

  return {
    async json(path, schema, host = '') {
      const body = await fetchBoard(path, host, 'application/json', NO_BOARD_STATUSES);
      return body === null ? null : { data: parseJson(board.id, body, schema), body };
    },
    xml: (path, host, goneStatuses) =>
      fetchBoard(path, host, 'application/xml', [...NO_BOARD_STATUSES, ...goneStatuses]),
  };
}
