import { describe, expect, it } from 'vitest';
import { createEngineLog } from './engine-log.ts';

function logOf({ freeBytes = 2 ** 33 } = {}) {
  const lines: string[] = [];
  let now = 0;
  const options = {
    write: (line: string) => void lines.push(line),
    now: () => now,
    dataDir: '/data',
    freeBytes: () => freeBytes,
  };
  const pass = (ms: number) => {
    now += ms;
  };
  return { log: createEngineLog(options), lines, pass };
}

describe('an engine that stops', () => {
  it('once is started again, without a guess at why', () => {
    const { log, lines } = logOf();
    log.onDown();
    log.onUp();
    expect(lines).toEqual(['The database engine stopped; it is started again.', 'The database engine runs again.']);
  });

  it('three times within two minutes is said to have a damaged file, with what to do', () => {
    const { log, lines, pass } = logOf();
    for (let stop = 0; stop < 3; stop++) {
      pass(5000);
      log.onDown();
    }
    expect(lines[1]).not.toContain('damaged');
    expect(lines[2]).toMatch(/stopped 3 times .*\/data\/database is damaged.*npm run restore.*npm run doctor/);
    pass(600_000);
    log.onDown();
    expect(lines[3]).not.toContain('damaged');
  });

  it('on a full disk is said to need space, however often it has stopped', () => {
    const { log, lines } = logOf({ freeBytes: 1000 });
    for (let stop = 0; stop < 4; stop++) log.onDown();
    log.onRestartError(new Error('ended with SIGABRT'));
    expect(lines.every((line) => line.includes('The disk of /data is full: free some space.'))).toBe(true);
    expect(lines.join()).not.toContain('damaged');
  });

  it('is not needed: a write that a full disk has no room for is said once a minute', () => {
    const { log, lines, pass } = logOf({ freeBytes: 1000 });
    for (let write = 0; write < 120; write++) {
      log.onFullDisk();
      pass(1000);
    }
    expect(lines).toEqual(Array(2).fill('Writes are refused. The disk of /data is full: free some space.'));
    expect(log.outage()).toBeNull();
  });

  it('is said once a minute while nothing changes, however often it is tried', () => {
    const { log, lines, pass } = logOf();
    log.onDown();
    for (let attempt = 0; attempt < 60; attempt++) {
      pass(2000);
      log.onRestartError(new Error('ended with SIGABRT'));
    }
    expect(lines.length).toBeLessThan(5);
  });

  it('tells who asks meanwhile why, as long as it is so', () => {
    const full = logOf({ freeBytes: 1000 });
    expect(full.log.outage()).toBeNull();
    full.log.onDown();
    expect(full.log.outage()).toContain('The disk of the server is full');
    full.log.onUp();
    expect(full.log.outage()).toBeNull();
    const { log, pass } = logOf();
    for (let stop = 0; stop < 3; stop++) {
      log.onDown();
      log.onUp();
    }
    expect(log.outage()).toContain('damaged file');
    pass(120_000);
    expect(log.outage()).toBeNull();
  });
});
