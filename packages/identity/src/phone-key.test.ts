import { expect, it } from 'vitest';
import { internationalPhone } from './phone-key.ts';

it.each([
  ['21 555 0100', 'PT', '+351215550100'],
  ['030 1234560', 'DE', '+49301234560'],
  ['tel:(202) 555-0150 ext. 12', 'US', '+12025550150 ext. 12'],
  ['1 202 555 0150', 'US', '+12025550150'],
  ['+351 21 555 0100', 'DE', '+351 21 555 0100'],
  ['0049 30 1234560', 'PT', '0049 30 1234560'],
  ['21 555 0100', null, '21 555 0100'],
  ['4711', 'DE', '4711'],
  ['desk of the reception', 'DE', 'desk of the reception'],
])('%s of %s is dialled from everywhere as %s', (text, country, dialled) => {
  expect(internationalPhone(text, country)).toBe(dialled);
});
