import { Command } from 'cmdk';
import type { LucideIcon } from 'lucide-react';

interface PaletteItemProps {
  value: string;
  icon: LucideIcon;
  title: string;
  detail?: string;
  onSelect: () => void;
}

export function PaletteItem({ value, icon: Icon, title, detail, onSelect }: PaletteItemProps) {
  return (
    <Command.Item
      value={value}
      onSelect={onSelect}
      className="flex h-9 cursor-pointer items-center gap-2.5 rounded px-2 data-[selected=true]:bg-accent"
    >
      <Icon aria-hidden className="size-4 shrink-0 text-muted-foreground" />
      <span className="truncate">{title}</span>
      {detail && <span className="ml-auto truncate pl-3 text-muted-foreground text-xs">{detail}</span>}
    </Command.Item>
  );
}
