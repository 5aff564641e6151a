import type { Notice } from '@workbench/services/privacy/schemas';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { FORMATS } from '~/lib/format/formats';
import { NoticeTable } from './NoticeTable.tsx';

afterEach(() => {
  vi.restoreAllMocks();
});

it.each(['overdue', 'week'])('the day on which a notice is due is the same in every time zone: %s', (state) => {
  vi.spyOn(FORMATS, 'date').mockReturnValue('the evening before');
  const notice = { id: 'a', kind: 'lead', name: 'Ada', sources: [], messagedAt: null, dueOn: '2026-03-01' };
  const props = { notices: { state, chosen: new Set() }, items: [notice as unknown as Notice] };
  expect(renderToStaticMarkup(createElement(NoticeTable, props as never))).toContain('Mar 1, 2026');
});
