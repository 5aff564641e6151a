import type { Explanation } from '../../schemas.ts';

const numberIn = (text: string, pattern: RegExp): number | null => {
  const found = pattern.exec(text)?.[1];
  return found === undefined ? null : Number(found.replaceAll(',', ''));
};

/** What the sentences of an explanation say against each other, read from their words alone. */
export function findContradictions({ summary, dataQualityReason, records, ...rest }: Explanation): string[] {
  const problems: string[] = [];
  const require = (isTrue: boolean, problem: string) => {
    if (!isTrue) problems.push(problem);
  };
  const saying = (start: string) => records.filter(({ reason }) => reason.startsWith(start));
  const used = saying('used').length;
  const outliers = saying('excluded: outlier');
  const waiting = saying('not used yet').length;
  const notCounted = saying('not counted').length;

  require(used === 0 || waiting === 0, 'some figures are used and others wait for the minimum');
  require(records.every(({ used, reason }) => used === reason.startsWith('used')), 'a reason denies its mark');
  require(rest.aggregatedEmployeeCount === null ? used === 0 : used > 0, 'figures are used without an aggregate');
  require(rest.comparableSources === used + outliers.length + waiting, 'comparable sources are counted differently');
  require(rest.reportingSources === rest.comparableSources + notCounted, 'reporting sources are counted differently');

  require(used > 1 || records.every(({ reason }) => reason !== 'used'), 'the only figure is not called so');
  require(!summary.includes('only source that reports') || rest.reportingSources === 1, summary);
  require(saying('used: the only figure').length === 0 ||
    rest.reportingSources === 1, 'the only figure is one of several');
  require(saying('used: the only').length === 0 || used === 1, 'the only figure is one of several');
  for (const { reason } of outliers) require(isFarInWords(reason), reason);
  for (const { reason } of saying('not used yet')) {
    require(numberIn(reason, /of (\d+) sources/) === rest.minimumSources, reason);
    require(numberIn(reason, /yet: (\d+) of/) === waiting, reason);
    const isRestNamed = reason.includes('recent') || reason.includes('headcount of');
    require(isRestNamed === notCounted > 0, reason);
  }

  require((numberIn(summary, /(\d+) excluded as/) ?? 0) === outliers.length, summary);
  require((numberIn(summary, /(\d+) not counted/) ?? 0) === notCounted, summary);
  const median = /^Median of (\d+)(?: of (\d+))? sources/.exec(summary);
  if (median !== null) {
    require(Number(median[1]) === used, summary);
    require(Number(median[2] ?? median[1]) === used + outliers.length, summary);
  }

  const agreeing = /^(All|\d+ of) (\d+) (?:used )?sources? agrees? with ([\d,]+) within (\d+)%/.exec(dataQualityReason);
  if (agreeing !== null) {
    require(Number(agreeing[2]) === used, dataQualityReason);
    require(Number(agreeing[3]?.replaceAll(',', '')) === rest.aggregatedEmployeeCount, dataQualityReason);
    require((numberIn(dataQualityReason, /(\d+) excluded/) ?? 0) === outliers.length, dataQualityReason);
    require(agreeing[1] !== 'All' ||
      saying('used as a range').every(({ reason }) => reason.includes('contains')), dataQualityReason);
  }
  require(rest.dataQuality !== 'high' || agreeing?.[4] === '10', dataQualityReason);
  return problems;
}

/** "27% above", "49×", "73% of", all more than a quarter from the median. */
function isFarInWords(reason: string): boolean {
  const above = numberIn(reason, /([\d,]+)% above/);
  const times = numberIn(reason, /([\d.,]+)×/);
  const share = numberIn(reason, /(\d+)% of the median/);
  if (reason.endsWith('the median of the others is 0')) return true;
  return (above !== null && above > 25) || (times !== null && times >= 1.3) || (share !== null && share < 75);
}
