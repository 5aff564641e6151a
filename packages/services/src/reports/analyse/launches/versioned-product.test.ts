import { expect, test } from 'vitest';
import { versionedProduct } from './versioned-product.ts';

test.each([
  ['Introducing Thistle 5', 'Thistle 5'],
  ['What’s new in Thistle 4.1', 'Thistle 4.1'],
  ['Thistle Arm 2.1 released', 'Thistle Arm 2.1'],
  ['Open Kiln Stack R7 released', 'Open Kiln Stack R7'],
  ['Thistle 7.0.3 is now available', 'Thistle 7.0.3'],
  ['New in the freezer: Moorhen Oat Dumplings', 'Moorhen Oat Dumplings'],
])('%j names %j', (title, name) => {
  expect(versionedProduct(title)).toBe(name);
});

test.each([
  'Annual Report 2025 released',
  'Q3 2026 results',
  'How to upgrade to Thistle 4',
  'Part 2 is out',
  'What we did in 2025',
])('%j names no product', (title) => {
  expect(versionedProduct(title)).toBe(null);
});
