import type { Launch } from '../../schemas.ts';

/** A product on several pages is one launch, dated by the earliest day. */
export function mergeLaunches(launches: Launch[]): Launch[] {
  const byName = new Map<string, Launch>();
  for (const launch of launches) {
    const key = launch.name.toLowerCase();
    const known = byName.get(key);
    byName.set(key, known === undefined ? launch : joinLaunches(known, launch));
  }
  return [...byName.values()].sort((a, b) => (b.launchDate ?? '').localeCompare(a.launchDate ?? ''));
}

function joinLaunches(a: Launch, b: Launch): Launch {
  const isEarlier = b.launchDate !== null && (a.launchDate === null || b.launchDate < a.launchDate);
  const { launchDate, isBackground: isOld } = isEarlier ? b : a;
  return { ...a, launchDate, isBackground: isOld, citations: [...a.citations, ...b.citations] };
}
