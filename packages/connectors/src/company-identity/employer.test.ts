import { expect, test } from 'vitest';
import { isEmployerName } from './employer.ts';
import { isOwnAddress } from './own-address.ts';

const company = { name: 'Northwind Robotics', domain: 'northwind.com' };

test.each([
  ['Northwind Robotics GmbH', true],
  ['Northwind', true],
  ['Northwind Robotics Norway AS', true],
  ['North Wind AS', true],
  ['Tailspin Toys Hospital', false],
  ['Northwinds Bakery', false],
  ['', false],
])('the employer %j is the company: %s', (employer, isOwn) => {
  expect(isEmployerName(employer, company)).toBe(isOwn);
});

test.each([
  ['https://www.northwind.com/about', true],
  ['https://jobs.northwind.com', true],
  ['https://northwind.com.evil.example', false],
  ['https://network.example/company/northwind', false],
])('%s is its own site: %s', (address, isOwn) => {
  expect(isOwnAddress(address, company)).toBe(isOwn);
});
