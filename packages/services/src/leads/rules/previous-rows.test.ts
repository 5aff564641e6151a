import { describe, expect, it } from 'vitest';
import { followRows, keysText } from './previous-rows.ts';

const row = (name: string, email: string, company = 'acme') => ({
  keys: [...(email === '' ? [] : [`email:${email}`]), ...(name === '' ? [] : [`name:${name}|${company}`])],
});
const former = (leadId: string, ...of: Parameters<typeof row>) => ({ ...row(...of), leadId });
const MARTA = former('marta', 'marta oliveira', 'bob@x');
const BOB = row('bob bell', 'bob@x');
const leadOf = (of: { keys: string[] }, rows: { keys: string[] }[], before = [MARTA]) =>
  followRows(before, [of, ...rows]).get(keysText(of.keys))?.leadId;

describe('a row of a list is the same lead as at the last import', () => {
  it('when it is the same, and when its address or company alone is another', () => {
    expect(leadOf(row('marta oliveira', 'bob@x'), [BOB])).toBe('marta');
    expect(leadOf(row('marta oliveira', 'marta@x'), [BOB])).toBe('marta');
    expect(leadOf(row('m. oliveira', 'bob@x', 'globex'), [BOB])).toBe('marta');
    expect(leadOf(row('', 'bob@x'), [BOB])).toBe('marta');
  });

  it('and another person’s row is not', () => {
    expect(leadOf(BOB, [])).toBeUndefined();
    expect(leadOf(row('marta oliveira', 'marta@x'), [row('marta oliveira', 'bob@x')])).toBeUndefined();
  });

  it('unless there are several that it may be', () => {
    const other = row('marta oliveira', 'other@x');
    expect(leadOf(row('marta oliveira', 'marta@x'), [other])).toBeUndefined();
    const twice = [MARTA, former('namesake', 'marta oliveira', 'm@x')];
    expect(leadOf(row('marta oliveira', 'marta@x'), [], twice)).toBeUndefined();
  });

  it('in fifty thousand namesakes, and as many people with one address, within seconds', () => {
    const all = Array.from({ length: 50_000 }, (_, at) => at);
    const before = all.flatMap((at) => [former(`${at}`, 'm', `old${at}@x`), former(`x${at}`, `${at}x`, 'office@x')]);
    const rows = all.flatMap((at) => [row('m', `new${at}@x`), row(`${at}x`, 'office@x', 'globex')]);
    expect(followRows(before, rows).size).toBe(0);
  });
});
