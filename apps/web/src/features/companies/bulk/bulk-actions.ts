import { Factory, FileText, ListPlus, type LucideIcon, Megaphone, RefreshCw, Tag, Trash2 } from 'lucide-react';

/** What can be done with the selected companies, in the order of the menu. */
export const BULK_ACTIONS = [
  { id: 'tags', label: 'Tags', icon: Tag, isShown: true },
  { id: 'list', label: 'List', icon: ListPlus, isShown: true },
  { id: 'sync', label: 'Sync', icon: RefreshCw, isShown: false },
  { id: 'reports', label: 'Write reports', icon: FileText, isShown: false },
  { id: 'campaign', label: 'Create campaign', icon: Megaphone, isShown: false },
  { id: 'industry', label: 'Edit industry', icon: Factory, isShown: false },
  { id: 'delete', label: 'Delete', icon: Trash2, isShown: true },
] as const satisfies readonly BulkActionEntry[];

interface BulkActionEntry {
  id: string;
  label: string;
  icon: LucideIcon;
  /** Beside the menu too, where there is room. */
  isShown: boolean;
}

export type BulkActionId = (typeof BULK_ACTIONS)[number]['id'];
