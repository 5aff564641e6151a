import type { Company, OwnColumn } from '@workbench/services/companies/schemas';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { findColumn } from './catalogue.tsx';
import { defaultLayout } from './table-layout.ts';

const column = (type: OwnColumn['type']): OwnColumn => ({
  id: '1',
  key: 'fit',
  name: 'Fit',
  type,
  options: [],
  order: 0,
});

function cellText(type: OwnColumn['type'], value?: Company['custom'][string]): string {
  const found = findColumn('custom.fit', [column(type)]);
  if (found === undefined) throw new Error('no column');
  const company = { custom: value === undefined ? {} : { fit: value } } as Company;
  const markup = renderToStaticMarkup(createElement(found.Cell, { company, column: found, layout: defaultLayout(2) }));
  return markup.replace(/<[^>]+>/g, '');
}

it('an own column has its name, the values as their type reads, and no order', () => {
  expect(findColumn('custom.fit', [column('text')])).toMatchObject({ id: 'custom.fit', label: 'Fit' });
  expect(findColumn('custom.fit', [column('number')])?.sort).toBeUndefined();
  expect(findColumn('custom.fit', [])).toBeUndefined();
  expect(cellText('text', 'Strong')).toBe('Strong');
  expect(cellText('number', -1234.5)).toBe('−1,234.5');
  expect(cellText('date', '2026-03-31')).toBe('Mar 31, 2026');
  expect(cellText('boolean', false)).toBe('No');
  expect(cellText('url', 'https://www.acme.com/about')).toBe('acme.com/about (opens in a new tab)');
  expect(cellText('text')).toBe('–');
});

it('a value that is no web address is no link', () => {
  expect(cellText('url', 'javascript:alert(1)')).toBe('javascript:alert(1)');
});
