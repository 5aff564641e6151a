import { expect, test } from 'vitest';
import { domainLabel } from './domain-label.ts';

test.each([
  ['acme.com', 'acme'],
  ['acme.com.br', 'acme'],
  ['jobs.acme.org.uk', 'acme'],
  ['acme.github.io', 'acme'],
  ['com.br', null],
  ['jobs.acme.example.com', 'acme'],
  ['example.com', 'example'],
])('the registered name of %s is %s', (domain, label) => expect(domainLabel(domain)).toBe(label));
