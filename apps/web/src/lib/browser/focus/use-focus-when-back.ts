import { type RefObject, useEffect, useRef } from 'react';

/** For the button that a form replaces: it takes the focus when it is back, since the input that had it is gone. */
export function useFocusWhenBack<T extends HTMLElement>(isThere: boolean): RefObject<T | null> {
  const button = useRef<T>(null);
  const wasThere = useRef(isThere);
  useEffect(() => {
    if (isThere && !wasThere.current) button.current?.focus();
    wasThere.current = isThere;
  }, [isThere]);
  return button;
}
