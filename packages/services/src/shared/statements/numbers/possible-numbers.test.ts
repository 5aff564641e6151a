import { expect, it } from 'vitest';
import { possibleNumbers } from './possible-numbers.ts';

it.each([
  ['sesenta empleados', 60],
  ['cuarenta y cinco', 45],
  ['dos mil quinientos', 2500],
  ['medio millón de euros', 500_000],
  ['un millón doscientas mil', 1_200_000],
  ['seiscientos treinta y dos', 632],
  ['veintidós', 22],
  ['2.500 millones', 2_500_000_000],
  ['1.200', 1200],
  ['1.200', 1.2],
  ['1 200 salariés', 1200],
  ['3,5 Mio.', 3_500_000],
  ['zweiundzwanzig', 22],
  ['zweihundertfünfzig', 250],
  ['dreitausendvierhundert', 3400],
  ['sechzig', 60],
  ['eine halbe Million', 500_000],
  ['quatre-vingt-dix-sept', 97],
  ['soixante et onze', 71],
  ['deux cent cinquante', 250],
  ['une quarantaine', 40],
  ['two hundred and ten', 210],
  ['forty-three people', 43],
  ['£1.2bn', 1_200_000_000],
  ['half a million', 500_000],
  ['one in four', 4],
  ['a quarter of them', 25],
  ['un tercio', 33],
  ['seis millones y medio', 6_500_000],
  ['one and a half million', 1_500_000],
  ['am 29.06.2026', 29],
  ['in 2025 40 people', 40],
])('%s may state %d', (text, number) => {
  expect([...possibleNumbers(text)]).toContain(number);
});

it.each([
  ['raises $40 million', 90_000_000],
  ['85 salariés', 120],
  ['the 42 beds of the 2025 wing', 67],
])('%s does not state %d', (text, number) => {
  expect([...possibleNumbers(text)]).not.toContain(number);
});
