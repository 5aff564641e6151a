import { Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Input } from '~/components/ui/Input';

/** Long enough to wait for the next letter, short enough to feel immediate. */
const DEBOUNCE_MS = 200;

interface SearchBoxProps {
  /** The text that the address holds. */
  value: string;
  onSearch: (text: string) => void;
}

export function SearchBox({ value, onSearch }: SearchBoxProps) {
  const [text, setText] = useState(value);
  const known = useRef(value);

  // The address changed by other means than this box: a removed badge, the browser's back button, the palette.
  useEffect(() => {
    if (value === known.current) return;
    known.current = value;
    setText(value);
  }, [value]);

  useEffect(() => {
    const wanted = text.trim();
    if (wanted === known.current.trim()) return;
    const timer = setTimeout(() => {
      known.current = wanted;
      onSearch(wanted);
    }, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text, onSearch]);

  return (
    <div className="relative min-w-full flex-1 sm:min-w-0">
      <Search aria-hidden className="absolute top-2.5 left-3 size-4 text-muted-foreground" />
      <Input
        type="search"
        aria-label="Search companies"
        placeholder="Search by name, domain, or industry..."
        className="pl-9"
        maxLength={200}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
    </div>
  );
}
