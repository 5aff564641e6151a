import { describe, expect, it } from 'vitest';
import { criteriaError, formatCriteria, parseCriteria } from './target-criteria-lines.ts';

describe('target criteria as lines', () => {
  it('are names and values, and come back as they were', () => {
    const text = 'title: VP Engineering\nlocation: Berlin, Hamburg\nremote';
    expect(parseCriteria(text)).toEqual({ title: 'VP Engineering', location: 'Berlin, Hamburg', remote: '' });
    expect(formatCriteria(parseCriteria(text))).toBe(text);
  });

  it('keep further colons in the value, and forget empty lines', () => {
    expect(parseCriteria('\r\n site : https://acme.example \r\n\r\n')).toEqual({ site: 'https://acme.example' });
    expect(parseCriteria('')).toEqual({});
  });

  it('are refused without a name, or when they are too long', () => {
    expect(criteriaError('title: CTO')).toBeNull();
    expect(criteriaError(': CTO')).toMatch(/before the colon/);
    expect(criteriaError(`${'x'.repeat(61)}: 1`)).toMatch(/up to 60/);
    expect(criteriaError(`a: ${'x'.repeat(301)}`)).toMatch(/exceeds 300/);
  });
});
