import { describe, expect, it } from 'vitest';
import { joinKeys, matchPreviousRows } from './previous-rows.ts';

const row = (name: string, email: string, company = 'acme') => ({
  keys: [...(email === '' ? [] : [`email:${email}`]), ...(name === '' ? [] : [`name:${name}|${company}`])],
});
const former = (leadId: string, ...of: Parameters<typeof row>) => ({ ...row(...of), leadId });
const MARTA = former('marta', 'marta oliveira', 'bob@x');
const BOB = row('bob bell', 'bob@x');
const leadOf = (of: { keys: string[] }, rows: { keys: string[] }[], before = [MARTA]) =>
  matchPreviousRows(before, [of, ...rows]).get(joinKeys(of.keys))?.leadId;

describe('a row of a list is the same lead as at the last import', () => {
  it('when it is the same, and when its address or company alone is another', () => {
    expect(leadOf(row('marta oliveira', 'bob@x'), [BOB])).toBe('marta');
    expect(leadOf(row('marta oliveira', 'marta@x'), [BOB])).toBe('marta');
    expect(leadOf(row('m. oliveira', 'bob@x', 'globex'), [BOB])).toBe('marta');
    expect(leadOf(row('', 'bob@x'), [BOB])).toBe('marta');
  });

  it.each(['unknown', 'n/a', 'sales team', 'moliveira', 'bob'])('when the name alone is another than "%s"', (name) => {
    const robert = row('robert jones', 'bob@x');
    const ida = { ...row('ida holm', 'ida@x'), leadId: 'ida' };
    expect(leadOf(robert, [ida], [former('lead', name, 'bob@x'), ida])).toBe('lead');
    expect(leadOf(row('robert jones', 'bob@x', 'globex'), [], [former('lead', name, 'bob@x')])).toBe('lead');
    // Others without a name stay who they are.
    const unnamed = former('other', name, 'other@x');
    expect(leadOf(robert, [unnamed], [former('lead', name, 'bob@x'), unnamed])).toBe('lead');
  });

  it('and not by the name of another one, when the address is not theirs alone', () => {
    const robert = row('robert jones', 'bob@x');
    const [unknown, ida] = [former('lead', 'unknown', 'bob@x'), former('ida', 'ida holm', 'bob@x')];
    expect(leadOf(robert, [], [unknown, ida])).toBeUndefined();
    expect(leadOf(robert, [ida], [unknown, ida])).toBeUndefined();
    expect(leadOf(robert, [row('carl zeiss', 'bob@x')], [unknown])).toBeUndefined();
    expect(leadOf(robert, [unknown], [unknown])).toBeUndefined();
    const [here, there] = [`linkedin:in/bob`, `linkedin:in/robert`];
    const withProfile = { keys: [here, ...unknown.keys], leadId: 'lead' };
    expect(leadOf({ keys: [there, ...robert.keys] }, [], [withProfile])).toBeUndefined();
    expect(leadOf({ keys: [here, ...robert.keys] }, [], [withProfile])).toBe('lead');
    // The address in one row, the profile in another.
    expect(leadOf(robert, [{ keys: [here] }], [withProfile])).toBeUndefined();
  });

  it('and another person’s row is not', () => {
    expect(leadOf(BOB, [row('marta oliveira', 'marta@x')])).toBeUndefined();
    expect(leadOf(BOB, [row('marta oliveira', 'm@x'), row('marta oliveira', 'o@x')])).toBeUndefined();
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
    expect(matchPreviousRows(before, rows).size).toBe(0);
  });
});
