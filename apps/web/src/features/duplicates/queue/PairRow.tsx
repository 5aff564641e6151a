import type { PairSide, PairView } from './pair-view';
import { StrengthBadge } from './StrengthBadge';

/** Both names with what tells them apart, and why they may be the same. */
export function PairRow({ pair: { strength, reasons, sides } }: { pair: PairView }) {
  return (
    <>
      {sides.map((side, index) => (
        <SideLine key={side.id} side={side} isSecond={index === 1} />
      ))}
      <span className="flex w-full items-center gap-2">
        <StrengthBadge strength={strength} />
        <span className="min-w-0 truncate text-muted-foreground text-xs">
          {reasons.map(({ text }) => text).join(' · ')}
        </span>
      </span>
    </>
  );
}

function SideLine({ side: { name, key, detail }, isSecond }: { side: PairSide; isSecond: boolean }) {
  return (
    <span className="w-full truncate">
      {isSecond && <span className="sr-only">and </span>}
      <span className="font-medium">{name}</span>{' '}
      <span className="text-muted-foreground text-ui">{[key, detail].filter(Boolean).join(' · ')}</span>
    </span>
  );
}
