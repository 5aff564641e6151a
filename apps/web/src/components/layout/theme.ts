import { useSyncExternalStore } from 'react';

export type Theme = 'dark' | 'light';

const STORAGE_KEY = 'theme';
const listeners = new Set<() => void>();

function currentTheme(): Theme {
  return document.documentElement.classList.contains('light') ? 'light' : 'dark';
}

/** Switches between dark and light and remembers the choice. */
export function toggleTheme(): void {
  const next: Theme = currentTheme() === 'dark' ? 'light' : 'dark';
  const root = document.documentElement;
  root.dataset.themeChanging = '';
  root.classList.remove('dark', 'light');
  root.classList.add(next);
  // The frame of the change is drawn by then.
  requestAnimationFrame(() => requestAnimationFrame(() => delete root.dataset.themeChanging));
  remember(next);
  for (const listener of listeners) listener();
}

function remember(theme: Theme): void {
  try {
    localStorage.setItem(STORAGE_KEY, theme);
  } catch {
    // Storage is blocked or full: the choice holds until the page is left.
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The theme in force; public/theme.js chose the first one before React started. */
export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, currentTheme);
}
