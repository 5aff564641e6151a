import { Command } from 'cmdk';
import {
  AppWindow,
  Building2,
  Columns3,
  ContactRound,
  FileText,
  ListChecks,
  type LucideIcon,
  Megaphone,
  Network,
  TableProperties,
  Zap,
} from 'lucide-react';
import type { EntryKind, PaletteEntry } from './palette-entries';

const ICONS: Record<EntryKind, LucideIcon> = {
  screen: AppWindow,
  action: Zap,
  company: Building2,
  contact: ContactRound,
  lead: TableProperties,
  report: FileText,
  campaign: Megaphone,
  outreachCampaign: Network,
  list: ListChecks,
  view: Columns3,
};

export function PaletteItem({ entry, onSelect }: { entry: PaletteEntry; onSelect: () => void }) {
  const Icon = ICONS[entry.kind];
  return (
    <Command.Item
      value={entry.key}
      onSelect={onSelect}
      className="flex h-9 cursor-pointer items-center gap-2.5 rounded px-2 data-[selected=true]:bg-accent"
    >
      <Icon aria-hidden className="size-4 shrink-0 text-muted-foreground" />
      <span className="truncate">{entry.title}</span>
      {entry.detail && <span className="ml-auto truncate pl-3 text-muted-foreground text-xs">{entry.detail}</span>}
    </Command.Item>
  );
}
