import { CompanyModel, DuplicatePairModel, DuplicateSearchModel } from '@workbench/db';
import { createContext } from '@workbench/services/shared/context';
import { mongo } from 'mongoose';
import { findDuplicates } from '../../packages/services/src/duplicates/find/find-duplicates.ts';
import { KEYS_VERSION } from '../../packages/services/src/duplicates/rule/matching-keys.ts';
import { timeMs } from './measure.ts';
import type { Report } from './report.ts';
import { emptyWorkspace } from './workspace.ts';

const BATCH = 2000;
/** Every tenth company is there twice, in another spelling. */
const TWIN_EVERY = 10;
const MINUTES_MAX = 5;
const MEMORY_MAX_MB = 250;
const MEGABYTE = 1024 ** 2;
const MINUTE_MS = 60_000;
const SAMPLE_MS = 50;

const SYLLABLES = 'ba be do fa gu ka lo mi na po ru sa te vo zi kel mar tor win nor sel dan fer'.split(' ');
const TRADES = ['Software', 'Logistik', 'Maschinenbau', 'Consulting', 'Foods', 'Systems', 'Energy', 'Textil'];
const CITIES = ['Berlin, Germany', 'Oslo, Norway', 'Lyon, France', 'Leeds, United Kingdom', 'Porto, Portugal'];

/** Time and memory of comparing all companies, and whether the twins are found. */
export async function measureDuplicates(report: Report, size: number): Promise<void> {
  await emptyWorkspace();
  for (let from = 0; from < size; from += BATCH) {
    const companies = Array.from({ length: Math.min(BATCH, size - from) }, (_, index) => companyAt(from + index));
    await CompanyModel.collection.insertMany(companies as never);
  }
  const batchId = 'bench';
  const run = { version: KEYS_VERSION, writes: '0', since: null, startedAt: new Date(), phase: 'companies' as const };
  await DuplicateSearchModel.create({ _id: batchId, ...run, done: 0, total: size, found: 0, isComplete: false });
  const before = process.memoryUsage.rss();
  let peak = before;
  const sampling = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage.rss());
  }, SAMPLE_MS);
  const item = { batchId, key: 'all', params: {}, attempt: 1, signal: new AbortController().signal };
  const ms = await timeMs(() => findDuplicates(createContext(), { ...item, progress: async () => undefined }));
  clearInterval(sampling);
  const minutes = (ms / MINUTE_MS) * (100_000 / size);
  report.limit(`comparing ${size.toLocaleString('en')} companies, per 100,000`, minutes, 'min', MINUTES_MAX);
  report.limit('memory that it takes', (peak - before) / MEGABYTE, 'MB', MEMORY_MAX_MB);
  const twins = Math.floor(size / TWIN_EVERY);
  const found = await DuplicatePairModel.countDocuments({ rank: 0 });
  report.check('every twin is found', found >= twins ? [] : [`${found} of ${twins}`]);
}

function companyAt(index: number) {
  const isTwin = index % TWIN_EVERY === TWIN_EVERY - 1;
  const number = isTwin ? index - 1 : index;
  const word = [0, 1, 2, 3]
    .map((at) => SYLLABLES[Math.floor(number / SYLLABLES.length ** at) % SYLLABLES.length])
    .join('');
  const name = `${word} ${TRADES[number % TRADES.length]}`;
  const domain = `${word}-${(TRADES[number % TRADES.length] ?? '').toLowerCase()}.${isTwin ? 'de' : 'com'}`;
  const now = new Date();
  return {
    _id: new mongo.ObjectId(),
    name: isTwin ? `${name.toUpperCase()} GmbH` : name,
    nameKey: name.toLowerCase(),
    domain,
    industry: null,
    words: [],
    records: [],
    locations: [CITIES[number % CITIES.length] ?? ''],
    aggregatedEmployeeCount: 20 + (number % 900),
    sourceCount: 0,
    dataQuality: 'low',
    createdAt: now,
    updatedAt: now,
  };
}
