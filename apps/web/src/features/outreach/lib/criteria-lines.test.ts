import { describe, expect, it } from 'vitest';
import { criteriaFault, criteriaLines, readCriteria } from './criteria-lines.ts';

describe('target criteria as lines', () => {
  it('are names and values, and come back as they were', () => {
    const text = 'title: VP Engineering\nlocation: Berlin, Hamburg\nremote';
    expect(readCriteria(text)).toEqual({ title: 'VP Engineering', location: 'Berlin, Hamburg', remote: '' });
    expect(criteriaLines(readCriteria(text))).toBe(text);
  });

  it('keep further colons in the value, and forget empty lines', () => {
    expect(readCriteria('\r\n site : https://acme.example \r\n\r\n')).toEqual({ site: 'https://acme.example' });
    expect(readCriteria('')).toEqual({});
  });

  it('are refused without a name, or when they are too long', () => {
    expect(criteriaFault('title: CTO')).toBeNull();
    expect(criteriaFault(': CTO')).toMatch(/before the colon/);
    expect(criteriaFault(`${'x'.repeat(61)}: 1`)).toMatch(/at most 60/);
    expect(criteriaFault(`a: ${'x'.repeat(301)}`)).toMatch(/more than 300/);
  });
});
