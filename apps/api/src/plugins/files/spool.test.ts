import { readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../testing.ts';
import { openSpool, UPLOAD_MAX_MS } from './spool.ts';

/** A file that was written to last so long ago. */
function leave(folder: string, name: string, agoMs: number): string {
  writeFileSync(join(folder, name), 'x');
  const at = new Date(Date.now() - agoMs);
  utimesSync(join(folder, name), at, at);
  return name;
}

describe('the folder of uploads', () => {
  it('keeps what another process may still receive, whatever its number is, and removes what was left', async () => {
    const folder = temporaryFolder();
    // Process numbers mean nothing across containers: this one may be alive in another.
    const receiving = leave(folder, '1073741824-b1a1', UPLOAD_MAX_MS / 2);
    leave(folder, `${process.pid}-b1a2`, 2 * UPLOAD_MAX_MS);
    const kept = leave(folder, 'kept-b1a3', 2 * UPLOAD_MAX_MS);
    leave(folder, 'kept-b1a4', 31 * 86_400_000);
    const spool = await openSpool(folder);
    expect(readdirSync(folder).sort()).toEqual([receiving, kept].sort());
    const { path } = await spool.store(Readable.from(['a,b']));
    await spool.removeLeftovers();
    expect(readdirSync(folder)).toHaveLength(3);
    await spool.remove(path);
  });

  it('is for this user alone, and so is each file in it', async () => {
    const folder = join(temporaryFolder(), 'uploads');
    const spool = await openSpool(folder);
    const { path } = await spool.store(Readable.from(['a,b']));
    const kept = await spool.keep(path);
    expect([folder, kept].map((one) => statSync(one).mode & 0o777)).toEqual([0o700, 0o600]);
  });
});
