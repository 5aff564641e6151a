import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readlinkSync } from 'node:fs';
import { hostname } from 'node:os';
import { expect, test } from 'vitest';
import { isProcessGone, isThisProcess, thisProcess } from './running-process.ts';

const { host } = thisProcess();

async function endedProcess(): Promise<number> {
  const child = spawn(process.execPath, ['--version'], { stdio: 'ignore' });
  await once(child, 'exit');
  return Number(child.pid);
}

test('a process that has ended is gone, as is an earlier one of this number; this one and a running one are not', async () => {
  expect(isProcessGone({ host, pid: await endedProcess(), instance: 'ended' })).toBe(true);
  expect(isProcessGone({ host, pid: process.pid, instance: 'earlier' })).toBe(true);
  expect(isProcessGone({ host, pid: process.ppid, instance: 'parent' })).toBe(false);
  expect(isProcessGone(thisProcess())).toBe(false);
  expect(isThisProcess(thisProcess())).toBe(true);
});

test('of a process in another container of the same host name nothing is certain, whatever its number is', async () => {
  const pid = await endedProcess();
  const boot = host.split(' ')[1];
  for (const elsewhere of [hostname(), `${hostname()} ${boot} pid:[1]`, `${hostname()} earlier-boot pid:[1]`]) {
    expect(isProcessGone({ host: elsewhere, pid, instance: 'other' }), elsewhere).toBe(false);
    expect(isProcessGone({ host: elsewhere, pid: process.pid, instance: 'other' }), elsewhere).toBe(false);
  }
});

test('the host of a process names the numbering of processes that it belongs to, where containers exist', () => {
  const numbering = process.platform === 'linux' ? readlinkSync('/proc/self/ns/pid') : hostname();
  expect(host).toContain(numbering);
});
