import { expect, it } from 'vitest';
import { importProgressLine } from './import-progress.ts';

const server = { importId: 'i', state: 'running', rows: 1200, bytesRead: 50, bytesTotal: 200, message: null } as const;

it.each([
  ['what was sent, while the server has not answered', 0.456, undefined, { percent: 46, text: 'Uploading: 46%' }],
  ['an open end, when all is sent', 1, undefined, { percent: null, text: 'File uploaded; processing' }],
  ['what the server has read, once known', 1, server, { percent: 25, text: '1,200 rows read' }],
  ['rows alone, when the size is unknown', 1, { ...server, bytesTotal: 0 }, { percent: null, text: '1,200 rows read' }],
  ['never more than everything', 1, { ...server, bytesRead: 900 }, { percent: 100, text: '1,200 rows read' }],
] as const)('shows %s', (_name, sent, progress, expected) => {
  expect(importProgressLine(sent, progress)).toEqual(expected);
});
