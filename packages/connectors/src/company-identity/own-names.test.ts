import { expect, test } from 'vitest';
import { ownNames } from './own-names.ts';

test.each([
  ['Northwind Robotics, Inc.', 'northwind.com', ['northwind robotics, inc.', 'northwind robotics', 'northwind']],
  ['Northwind', 'northwind-robotics.de', ['northwind-robotics', 'northwind robotics', 'northwind']],
  ['Acme', 'ac.me', ['acme']],
  ['', 'northwind.com', ['northwind']],
])('%j at %s is called %j', (name, domain, names) => {
  expect(ownNames(name, domain)).toEqual(names);
});
