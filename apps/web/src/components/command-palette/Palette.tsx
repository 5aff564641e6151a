import { useRouter } from '@tanstack/react-router';
import { Command } from 'cmdk';
import { type KeyboardEvent, useEffect, useEffectEvent, useState } from 'react';
import { errorMessage, READ_FAILURE } from '~/lib/api/errors';
import { trpc } from '~/lib/api/trpc';
import { requestAction } from '~/lib/state/requested-action';
import { useDebounced } from '~/lib/state/use-debounced';
import { startTour } from '../tour/tour-state';
import { PaletteItem } from './PaletteItem';
import {
  ACTION_ENTRIES,
  ADD_COMPANY,
  DO_NOT_CONTACT,
  NEW_OUTREACH_CAMPAIGN,
  NEW_REPORT_CAMPAIGN,
  PRIVACY_REQUESTS,
  SCREEN_ENTRIES,
  SHOW_KEYS,
  TAKE_TOUR,
} from './palette-actions';
import { entryOf, matches, type PaletteEntry, parseRecent, withRecent } from './palette-entries';
import { groupsOf } from './palette-groups';
import type { Typed } from './TypeAhead';

const DEBOUNCE_MS = 120;
const RECENT_KEY = 'palette-recent';

interface PaletteProps {
  /** Kept outside, where keys arrive until the field has the focus. Enter may come before the server has answered. */
  typed: Typed;
  onType: (typed: Typed) => void;
  onDone: () => void;
  onShowKeys: () => void;
}

export function Palette({ typed: { text, isEntered }, onType, onDone, onShowKeys }: PaletteProps) {
  const router = useRouter();
  const [recent] = useState(() => parseRecent(localStorage.getItem(RECENT_KEY)));
  const [marked, setMarked] = useState('');
  const words = text.trim();
  const q = useDebounced(words, DEBOUNCE_MS);
  const { data, error, isFetching } = trpc.search.find.useQuery({ q }, { enabled: q !== '', staleTime: 0 });
  const isAnswered = words === '' || (q === words && !isFetching);
  const found = words !== '' && q === words ? (data?.items ?? []).map(entryOf) : [];
  const hasTour = trpc.companies.workspace.useQuery({}).data?.hasHistory === true;
  const own = [...SCREEN_ENTRIES, ...ACTION_ENTRIES, ...(hasTour ? [TAKE_TOUR] : [])].filter(({ title }) =>
    matches(title, words),
  );
  const groups = words === '' ? groupsOf(recent, own, ['action']) : groupsOf([], [...own, ...found], ['screen']);
  const first = groups[0]?.entries[0];
  const all = groups.flatMap(({ entries }) => entries);
  // What a person has marked stays marked for as long as it is there.
  const isMarked = all.some(({ key }) => key === marked);

  function choose(entry: PaletteEntry): void {
    if (entry.key === SHOW_KEYS.key) {
      onShowKeys();
      return;
    }
    onDone();
    if (entry.kind !== 'action')
      localStorage.setItem(
        RECENT_KEY,
        JSON.stringify(withRecent(parseRecent(localStorage.getItem(RECENT_KEY)), entry)),
      );
    if (entry.key === TAKE_TOUR.key) startTour();
    if (entry.key === ADD_COMPANY.key) requestAction('add-company');
    if (entry.key === NEW_REPORT_CAMPAIGN.key) requestAction('new-report-campaign');
    if (entry.key === NEW_OUTREACH_CAMPAIGN.key) requestAction('new-outreach-campaign');
    if (entry.key === DO_NOT_CONTACT.key) requestAction('do-not-contact');
    if (entry.key === PRIVACY_REQUESTS.key) requestAction('privacy-requests');
    router.history.push(entry.to);
  }

  const chooseFirst = useEffectEvent(() => {
    onType({ text, isEntered: false });
    if (first) choose(first);
  });
  useEffect(() => {
    if (!isEntered || !isAnswered) return;
    chooseFirst();
  }, [isEntered, isAnswered]);

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || own.length > 0 || isAnswered) return;
    event.preventDefault();
    onType({ text, isEntered: true });
  }

  return (
    // The server searches the records, so nothing is left to filter here.
    <Command
      shouldFilter={false}
      loop
      label="Command palette"
      value={isMarked ? marked : (first?.key ?? '')}
      onValueChange={setMarked}
      onKeyDown={onKeyDown}
      className="flex min-h-0 flex-col"
    >
      <Command.Input
        value={text}
        onValueChange={(next) => {
          onType({ text: next, isEntered: false });
          setMarked('');
        }}
        maxLength={200}
        placeholder="Search companies, people, reports, screens and actions…"
        className="h-12 shrink-0 border-border border-b bg-transparent px-4 text-base outline-none placeholder:text-muted-foreground"
      />
      <Command.List label="Results" className="overflow-y-auto p-2">
        {groups.map(({ heading, entries }) => (
          <Command.Group key={heading} heading={heading} className="palette-group">
            {entries.map((entry) => (
              <PaletteItem key={entry.key} entry={entry} onSelect={() => choose(entry)} />
            ))}
          </Command.Group>
        ))}
        {error && <Note>{`${READ_FAILURE.search}: ${errorMessage(error)}`}</Note>}
        {!error && !isAnswered && found.length === 0 && <Note>Searching…</Note>}
        {!error && isAnswered && all.length === 0 && <Note>Nothing matches. Try the beginning of a name.</Note>}
      </Command.List>
    </Command>
  );
}

function Note({ children }: { children: string }) {
  return (
    <div role="option" aria-selected={false} aria-disabled tabIndex={-1} className="px-2 py-3 text-muted-foreground">
      {children}
    </div>
  );
}
