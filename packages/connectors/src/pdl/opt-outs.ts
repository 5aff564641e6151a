import { ConnectorError } from '../errors.ts';
import { HOST_LIMITS } from '../http/host-limits.ts';
import type { HttpClient } from '../http/types.ts';
import type { ConnectorSettings } from '../types.ts';
import { pdlRequest } from './api.ts';
import { OptOutIds } from './opt-out-ids.ts';

/** Tens of millions of ids, each of a few dozen characters. */
const BYTES_MAX = 2 ** 30;
/** Ids that are handed on together. */
const BATCH = 2000;

/**
 * Hands on the ids of the people who have asked the vendor to remove them, batch by batch while the list arrives and no
 * faster than they are taken; free. What it assumes of the list is in the README of this package.
 * @throws ConnectorError forbidden for a plan without the feed, contract_changed for an answer that is no list of ids; also after
 * batches that were handed on
 */
export async function readPdlOptOuts(
  http: HttpClient,
  settings: ConnectorSettings,
  take: (ids: string[]) => Promise<void>,
): Promise<void> {
  const request = pdlRequest(settings, { url: `${settings.baseUrl}/person/subjectrequest` });
  await http.request({
    ...request,
    headers: { ...request.headers, accept: 'text/csv, */*;q=0.5' },
    limits: HOST_LIMITS.pdlOptOuts,
    bytesMax: BYTES_MAX,
    receive: (bytes) => takeIds(bytes, take),
  });
}

async function takeIds(bytes: AsyncIterable<Uint8Array>, take: (ids: string[]) => Promise<void>): Promise<void> {
  const decoder = new TextDecoder();
  const reader = new OptOutIds();
  let batch = new Set<string>();
  const collect = async (ids: Iterable<string>) => {
    for (const id of ids) {
      batch.add(id);
      if (batch.size < BATCH) continue;
      await take([...batch]);
      batch = new Set();
    }
  };
  for await (const chunk of bytes) await collect(wellRead(reader.read(decoder.decode(chunk, { stream: true }))));
  await collect(wellRead(reader.end(decoder.decode())));
  if (batch.size > 0) await take([...batch]);
}

/** Those before a line that is no id are handed on. */
function* wellRead(ids: Iterable<string | null>): Generator<string> {
  for (const id of ids) {
    if (id !== null) yield id;
    else {
      const text = 'vendor pdl: the list of opt-outs is no list of ids, or has a line that is none';
      throw new ConnectorError('contract_changed', 'pdl', text, { field: 'id' });
    }
  }
}
