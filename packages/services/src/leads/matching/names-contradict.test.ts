import { describe, expect, it } from 'vitest';
import { namesContradict } from './names-contradict.ts';

describe('namesContradict', () => {
  it.each([
    ['Anna Schmidt', 'Ben Weber'],
    ['Dr. Anna Schmidt', 'Dr. Ben Weber'],
    ['Anna Schmidt PhD', 'Ben Weber, PhD'],
    ['Anna van Dyk', 'Ben van Berg'],
    ['A. Schmidt', 'Anna Weber'],
    ['A. S.', 'Anna Weber'],
    ['Max Weber', 'Anna Maxwell'],
    ['Ben', 'Anna'],
    ['山田太郎', '佐藤花子'],
  ])('%s and %s are two people', (one, other) => {
    expect([namesContradict(one, other), namesContradict(other, one)]).toEqual([true, true]);
  });

  it.each([
    ['Ben Carter', 'Benjamin Carter'],
    ['Ben', 'Benjamin Carter'],
    ['B. Carter', 'Carter, Ben'],
    ['B. C.', 'Ben Carter'],
    ['Bob Carter', 'Robert Carter'],
    ['Anna Schmidt', 'Anna Weber'],
    ['Anna Schmidt', 'Anna-Lena Schmidt-Weber'],
    ['A. Müller', 'A. MUELLER'],
    ['Ludwig Beethoven', 'van Beethoven'],
    ['Lê Van', 'Le Van'],
    ['山田太郎', '山田 太郎'],
    ['山田', '山田太郎'],
    ['Иван Петров', 'Ivan Petrov'],
    ['', 'Anna Schmidt'],
    ['Dr. ', '–'],
  ])('%s and %s may be one', (one, other) => {
    expect([namesContradict(one, other), namesContradict(other, one)]).toEqual([false, false]);
  });
});
