import type { Company } from '@workbench/services/companies/schemas';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { FORMATS } from '~/lib/format/formats';
import { FigureCell } from './cells.tsx';

afterEach(() => {
  vi.restoreAllMocks();
});

it('the day of a figure is the same in every time zone', () => {
  vi.spyOn(FORMATS, 'date').mockReturnValue('the evening before');
  const figures = [{ source: 'Brreg', employeeCount: 12, asOf: '2026-03-01T00:00:00.000Z' }];
  const company = { figures } as unknown as Company;
  const column = { label: 'Brreg' };
  const markup = renderToStaticMarkup(createElement(FigureCell, { company, column } as never));
  expect(markup).toContain('As of Mar 1, 2026');
});
