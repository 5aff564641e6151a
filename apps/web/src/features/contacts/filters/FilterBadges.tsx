import type { ContactFilters, SmartSearch } from '@workbench/services/contacts/schemas';
import { useLayoutEffect, useRef } from 'react';
import { FilterBadge } from './FilterBadge';
import { type FilterBadgeData as Badge, editFilterBadge, removeFilterBadge, toFilterBadges } from './filter-badges';

interface FilterBadgesProps {
  filters: ContactFilters;
  /** What each filter was read from, after a smart search. */
  readings: SmartSearch['readings'] | undefined;
  onChange: (filters: ContactFilters) => void;
}

/** The filters of the search on screen; each can be removed and changed. */
export function FilterBadges({ filters, readings = [], onChange }: FilterBadgesProps) {
  const badges = toFilterBadges(filters);
  const list = useRef<HTMLUListElement>(null);
  /** Position of a badge that was removed: the focus goes to the one that takes its place. */
  const removedAt = useRef<number | null>(null);

  useLayoutEffect(() => {
    if (removedAt.current === null) return;
    const buttons = list.current?.querySelectorAll<HTMLButtonElement>('button[data-remove]') ?? [];
    const next = buttons[Math.min(removedAt.current, buttons.length - 1)] ?? list.current;
    removedAt.current = null;
    next?.focus();
  });

  const remove = (badge: Badge, at: number) => {
    removedAt.current = at;
    onChange(removeFilterBadge(filters, badge));
  };
  const edit = (badge: Badge, at: number, text: string) => {
    const next = editFilterBadge(filters, badge, text);
    if (next === null) return false;
    if (text.trim() === '') removedAt.current = at;
    if (JSON.stringify(next) !== JSON.stringify(filters)) onChange(next);
    return true;
  };
  return (
    <ul
      ref={list}
      tabIndex={-1}
      aria-label="Filters of this search"
      className="flex min-h-7 flex-wrap items-center gap-2 focus:outline-none"
    >
      {badges.map((badge, at) => (
        // The position, not the words: an edited badge keeps its place and the focus.
        // biome-ignore lint/suspicious/noArrayIndexKey: a badge has no other lasting identity
        <li key={`${badge.group}-${at}`} className="min-w-0 max-w-full">
          <FilterBadge
            badge={badge}
            readFrom={readings.find(({ value }) => value === badge.value || value === badge.text)?.text}
            onRemove={() => remove(badge, at)}
            onEdit={(text) => edit(badge, at, text)}
          />
        </li>
      ))}
    </ul>
  );
}
