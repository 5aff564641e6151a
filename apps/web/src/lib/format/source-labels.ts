/** Where people and their values came from, in words. */
const SOURCE_LABELS: Record<string, string> = {
  sheet: 'Google Sheet',
  file: 'File',
  pasted: 'Pasted rows',
  contact: 'Saved contact',
  contacts: 'Saved contacts',
  companies: 'Tracked companies',
  typed: 'Entered manually',
  pdl: 'People Data Labs',
  website: 'Company website',
  wikidata: 'Wikidata',
  apollo: 'Apollo',
};

/** "People Data Labs" for "pdl"; a source that has no words of its own is shown as it is. */
export function recordSourceLabel(source: string): string {
  return SOURCE_LABELS[source] ?? source;
}
