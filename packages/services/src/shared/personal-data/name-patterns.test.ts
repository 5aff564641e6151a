import { expect, it } from 'vitest';
import { containsName } from './name-patterns.ts';
import { personPattern } from './person-mentions.ts';
import { redact } from './redact.ts';

const redacted = (name: string, text: string) => {
  const pattern = personPattern({ identifiers: [], name, company: null }, { withName: true });
  return pattern === null ? text : redact(text, pattern);
};

it.each([
  ['Jose Garcia Lopez', 'José García López'],
  ['José García López', 'JOSE GARCIA LOPEZ'],
  ['Jose Garcia Lopez', 'Jose\u0301 Garci\u0301a Lo\u0301pez'],
  ['Jose\u0301 Garcia', 'José García'],
  ['Jose Garcia Lopez', 'García López, José'],
  ['Jose Garcia-Lopez', 'José García López'],
  ['Soren Gross', 'Søren Groß'],
  ['Søren Groß', 'Soren Gross'],
  ['Ann ONeill', 'Ann O’Neill'],
  ["Ann O'Neill", 'Ann O’Neill'],
  ['Αλέξης Παππάς', 'Αλεξης Παππας'],
  ['김 민준', '김 민준'],
])('%s is found as %s, in records and in texts', (name, written) => {
  expect(containsName(`Dr. ${written}`, name)).toBe(true);
  expect(redacted(name, `Ask ${written}, please`)).toBe('Ask [erased], please');
});

it.each([
  ['Jose Garcia', 'Jose Garciano'],
  ['Jose Garcia', 'Josef Garcia'],
  ['Jose Garcia', 'Jose M. Garcia'],
  ['Jose', 'Jose'],
])('%s is not %s', (name, written) => {
  expect(containsName(written, name)).toBe(false);
  expect(redacted(name, written)).toBe(written);
});
