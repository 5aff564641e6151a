import { Writable } from 'node:stream';
import { expect, it } from 'vitest';
import { createLogStream } from './log-stream.ts';

const LINE = `${'a'.repeat(2 ** 20)}\n`;

it('drops lines while its reader stands still, and says how many once it reads again', async () => {
  const read: string[] = [];
  let isStanding = true;
  let goOn = () => {};
  const output = new Writable({
    decodeStrings: false,
    write(line: string, _encoding, done) {
      read.push(line);
      if (isStanding) goOn = done;
      else done();
    },
  });
  const log = createLogStream(output);
  for (let line = 0; line < 100; line++) log.write(LINE);
  expect(output.writableLength).toBeLessThan(20 * 2 ** 20);

  isStanding = false;
  goOn();
  await new Promise((resolve) => output.write('', resolve));
  const kept = read.filter((line) => line === LINE).length;
  log.write('next\n');
  expect(JSON.parse(read.at(-2) ?? '')).toMatchObject({
    level: 40,
    msg: `${100 - kept} lines of the log were dropped: its reader was too slow`,
  });
  expect(read.at(-1)).toBe('next\n');
});
