import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findByName } from './find-company.ts';
import { tickersSchema } from './schema.ts';

/** The first 150 filers of EDGAR's company_tickers.json as recorded in 2024: public domain (US government). */
const listed = tickersSchema.parse(
  JSON.parse(readFileSync(new URL('./largest-filers.fixture.json', import.meta.url), 'utf8')),
);

/** How people write the names of the 99 best known of them, by their tickers. */
const SPELLINGS = [
  ['MSFT', 'Microsoft'],
  ['AAPL', 'Apple'],
  ['NVDA', 'Nvidia'],
  ['GOOGL', 'Alphabet'],
  ['AMZN', 'Amazon'],
  ['META', 'Meta'],
  ['BRK-B', 'Berkshire Hathaway'],
  ['TSM', 'Taiwan Semiconductor'],
  ['LLY', 'Eli Lilly'],
  ['AVGO', 'Broadcom'],
  ['NVO', 'Novo Nordisk'],
  ['V', 'Visa'],
  ['JPM', 'JPMorgan Chase'],
  ['TSLA', 'Tesla'],
  ['XOM', 'ExxonMobil'],
  ['WMT', 'Walmart'],
  ['UNH', 'UnitedHealth Group'],
  ['MA', 'Mastercard'],
  ['PG', 'Procter & Gamble'],
  ['ASML', 'ASML'],
  ['JNJ', 'Johnson & Johnson'],
  ['COST', 'Costco'],
  ['HD', 'The Home Depot'],
  ['MRK', 'Merck & Co.'],
  ['ORCL', 'Oracle'],
  ['TM', 'Toyota'],
  ['CVX', 'Chevron'],
  ['BAC', 'Bank of America'],
  ['ABBV', 'AbbVie'],
  ['KO', 'The Coca-Cola Company'],
  ['CRM', 'Salesforce'],
  ['NFLX', 'Netflix'],
  ['AMD', 'Advanced Micro Devices'],
  ['PEP', 'PepsiCo'],
  ['AZN', 'AstraZeneca'],
  ['SHEL', 'Shell'],
  ['SAP', 'SAP'],
  ['TMO', 'Thermo Fisher Scientific'],
  ['ADBE', 'Adobe'],
  ['WFC', 'Wells Fargo'],
  ['LIN', 'Linde'],
  ['NVS', 'Novartis'],
  ['QCOM', 'Qualcomm'],
  ['BABA', 'Alibaba'],
  ['CSCO', 'Cisco'],
  ['MCD', "McDonald's"],
  ['DIS', 'Disney'],
  ['TMUS', 'T-Mobile'],
  ['ACN', 'Accenture'],
  ['DHR', 'Danaher'],
  ['GE', 'General Electric'],
  ['ABT', 'Abbott'],
  ['INTU', 'Intuit'],
  ['CAT', 'Caterpillar'],
  ['AMAT', 'Applied Materials'],
  ['AXP', 'American Express'],
  ['TTE', 'TotalEnergies'],
  ['TXN', 'Texas Instruments'],
  ['AMGN', 'Amgen'],
  ['VZ', 'Verizon'],
  ['HSBC', 'HSBC'],
  ['PFE', 'Pfizer'],
  ['MS', 'Morgan Stanley'],
  ['PM', 'Philip Morris International'],
  ['IBM', 'IBM'],
  ['CMCSA', 'Comcast'],
  ['NEE', 'NextEra Energy'],
  ['UNP', 'Union Pacific'],
  ['BX', 'Blackstone'],
  ['NOW', 'ServiceNow'],
  ['GS', 'Goldman Sachs'],
  ['BHP', 'BHP'],
  ['RY', 'Royal Bank of Canada'],
  ['COP', 'ConocoPhillips'],
  ['UBER', 'Uber'],
  ['NKE', 'Nike'],
  ['RTX', 'RTX'],
  ['SCHW', 'Charles Schwab'],
  ['ISRG', 'Intuitive Surgical'],
  ['LOW', "Lowe's"],
  ['SPGI', 'S&P Global'],
  ['UL', 'Unilever'],
  ['ETN', 'Eaton'],
  ['MU', 'Micron'],
  ['HON', 'Honeywell'],
  ['BKNG', 'Booking Holdings'],
  ['INTC', 'Intel'],
  ['UPS', 'UPS'],
  ['SYK', 'Stryker'],
  ['ELV', 'Elevance Health'],
  ['PGR', 'Progressive'],
  ['BUD', 'Anheuser-Busch InBev'],
  ['T', 'AT&T'],
  ['SNY', 'Sanofi'],
  ['MUFG', 'Mitsubishi UFJ'],
  ['C', 'Citigroup'],
  ['LRCX', 'Lam Research'],
  ['BLK', 'BlackRock'],
  ['DE', 'Deere & Company'],
] as const;

const cikOf = (symbol: string) => Object.values(listed).find(({ ticker }) => ticker === symbol)?.cik_str;

test('the largest filers are found by their usual spellings, and never another in their place', () => {
  const found = SPELLINGS.map(([ticker, name]) => ({ name, wanted: cikOf(ticker), cik: findByName(listed, name) }));
  expect(found).toHaveLength(99);
  expect(found.filter(({ wanted, cik }) => cik !== null && Number(cik) !== wanted)).toEqual([]);
  expect(found.filter(({ cik }) => cik !== null).length).toBeGreaterThanOrEqual(95);
});

test.each([
  'Merck KGaA',
  'Apple Hospitality',
  'Chevron Lighting',
  'Visa Solutions',
  'General',
  'American',
  'United',
  'GS',
])('%s is none of them', (name) => {
  expect(findByName(listed, name)).toBeNull();
});
