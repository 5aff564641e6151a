import { expect, it, vi } from 'vitest';
import { downloadExport, exportPath } from './export-companies.ts';

it.each([
  ['csv', {}, '/api/export/csv'],
  ['json', { q: '  ', sort: undefined }, '/api/export/json'],
  ['excel', { q: 'C++ & co', sort: '-name' }, '/api/export/excel?q=C%2B%2B+%26+co&similar=true&sort=-name'],
  ['csv', { filter: '{"a":1}' }, '/api/export/csv?filter=%7B%22a%22%3A1%7D'],
] as const)('exports %s with the current search, filter and order', (format, selection, path) => {
  expect(exportPath({ format }, selection)).toBe(path);
});

it('takes a text that no address can hold as it is', () => {
  expect(() => exportPath({ format: 'csv' }, { q: '\ud83d' })).not.toThrow();
  expect(exportPath({ format: 'csv', profile: 'hubspot' }, { q: '..' })).toBe(
    '/api/export/csv?q=..&similar=true&profile=hubspot',
  );
});

it('keeps the address of a download alive until the browser has written the file, and then gives it back', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const click = vi.fn();
  vi.stubGlobal('fetch', async () => new Response('name,domain'));
  vi.stubGlobal('document', { createElement: () => ({ click }) });
  const revoke = vi.spyOn(URL, 'revokeObjectURL');
  try {
    await downloadExport({ format: 'csv' }, {});
    expect(click).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(30_000);
    expect(revoke).not.toHaveBeenCalled();
    vi.advanceTimersByTime(60_000);
    expect(revoke).toHaveBeenCalledOnce();
  } finally {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    revoke.mockRestore();
  }
});

it.each([
  ['csv', 'companies.csv'],
  ['json', 'companies.json'],
  ['excel', 'companies.xlsx'],
] as const)('saves an export as %s under the name %s, and carries the cookies', async (format, name) => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const link = { download: '', click: vi.fn() };
  const fetched = vi.fn(async () => new Response('content'));
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('document', { createElement: () => link });
  try {
    await downloadExport({ format }, {});
    expect(link.download).toBe(name);
    expect(fetched).toHaveBeenCalledWith(`/api/export/${format}`, { credentials: 'include' });
    vi.runAllTimers();
  } finally {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  }
});

it('sends chosen companies in a body, which addresses have no room for', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const fetched = vi.fn(async () => new Response('content'));
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('document', { createElement: () => ({ click: vi.fn() }) });
  try {
    await downloadExport({ format: 'csv', profile: 'hubspot' }, { chosen: { ids: ['a'] }, sort: 'name' });
    expect(fetched).toHaveBeenCalledWith(
      '/api/export/csv',
      expect.objectContaining({
        method: 'POST',
        body: '{"selection":{"ids":["a"]},"sort":"name","profile":"hubspot"}',
      }),
    );
    vi.runAllTimers();
  } finally {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  }
});
