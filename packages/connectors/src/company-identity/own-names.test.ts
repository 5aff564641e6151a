import { expect, test } from 'vitest';
import { ownNames } from './own-names.ts';

test.each([
  ['Northwind Robotics, Inc.', 'northwind.com', ['northwind robotics, inc.', 'northwind robotics', 'northwind']],
  ['Northwind', 'northwind-robotics.de', ['northwind-robotics', 'northwind robotics', 'northwind']],
  ['Acme', 'ac.me', ['acme']],
  ['Foo Ltda', 'foo.com.br', ['foo ltda', 'foo']],
  ['Foo', 'www2.foo.org.uk', ['foo']],
  ['Blue', 'team.blue', ['blue']],
  ['', 'northwind.com', ['northwind']],
])('%j at %s is called %j', (name, domain, names) => {
  expect(ownNames(name, domain)).toEqual(names);
});
