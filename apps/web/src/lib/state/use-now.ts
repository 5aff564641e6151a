import { useEffect, useState } from 'react';

/** The present in milliseconds since the epoch, renewed each minute, so that "5 minutes ago" does not stand still. */
export function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 60_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
