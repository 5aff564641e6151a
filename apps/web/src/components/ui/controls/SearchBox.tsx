import { Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Input } from './Input';

/** Long enough to wait for the next letter, short enough to feel immediate. */
const DEBOUNCE_MS = 200;

interface SearchBoxProps {
  /** The text that the address holds. */
  value: string;
  label: string;
  placeholder: string;
  onSearch: (text: string) => void;
}

/** A search field whose text lives in the address. */
export function SearchBox({ value, label, placeholder, onSearch }: SearchBoxProps) {
  const [text, setText] = useState(value);
  const lastSearch = useRef(value);
  // The newest, so that a new function on each drawing does not start the waiting again.
  const search = useRef(onSearch);
  search.current = onSearch;

  // The address changed by other means than this box: a removed filter, the browser's back button, the palette.
  useEffect(() => {
    if (value === lastSearch.current) return;
    lastSearch.current = value;
    setText(value);
  }, [value]);

  useEffect(() => {
    const trimmedText = text.trim();
    if (trimmedText === lastSearch.current.trim()) return;
    const timer = setTimeout(() => {
      lastSearch.current = trimmedText;
      search.current(trimmedText);
    }, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text]);

  return (
    <div className="relative min-w-full flex-1 sm:min-w-56">
      <Search
        aria-hidden
        className="pointer-events-none absolute top-1/2 left-3 -translate-y-1/2 size-4 text-muted-foreground"
      />
      <Input
        type="search"
        aria-label={label}
        placeholder={placeholder}
        className="pl-9"
        maxLength={200}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
    </div>
  );
}
