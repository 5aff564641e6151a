import type { RegisteredRouter } from '@tanstack/react-router';
import {
  BarChart3,
  Building2,
  ContactRound,
  CopyCheck,
  Database,
  FileText,
  Handshake,
  KeyRound,
  LayoutDashboard,
  ListChecks,
  type LucideIcon,
  Megaphone,
  Network,
  Scale,
  ScrollText,
  Settings,
  Sparkles,
  TableProperties,
  Trash2,
  Webhook,
} from 'lucide-react';

export interface NavigationItem {
  title: string;
  to: keyof RegisteredRouter['routesByPath'];
  icon: LucideIcon;
}

export interface NavigationGroup {
  title: string;
  items: readonly NavigationItem[];
}

/** The screens, in the order in which the sidebar and the command palette show them. */
export const NAVIGATION: readonly NavigationGroup[] = [
  {
    title: 'Company Intelligence',
    items: [
      { title: 'Dashboard', to: '/', icon: LayoutDashboard },
      { title: 'Search Companies', to: '/search', icon: Building2 },
      { title: 'Contact Search', to: '/contact-search', icon: ContactRound },
      { title: 'Data Sources', to: '/sources', icon: Database },
      { title: 'Analytics', to: '/analytics', icon: BarChart3 },
      { title: 'Company Reports', to: '/company-reports', icon: FileText },
      { title: 'Campaigns', to: '/campaigns', icon: Megaphone },
      { title: 'Settings', to: '/settings', icon: Settings },
    ],
  },
  {
    title: 'AI Automation',
    items: [
      { title: 'AI Assistant', to: '/ai-assistant', icon: Sparkles },
      { title: 'LinkedIn Outreach', to: '/linkedin-outreach', icon: Network },
      { title: 'Lead Enrichment', to: '/lead-enrichment', icon: TableProperties },
    ],
  },
];

/** At the foot of the sidebar. */
export const FOOT_NAVIGATION: readonly NavigationItem[] = [
  { title: 'Lists', to: '/lists', icon: ListChecks },
  { title: 'Trash', to: '/trash', icon: Trash2 },
];

/** Screens that another one leads to; the command palette shows them, too. */
export const FURTHER_SCREENS: readonly NavigationItem[] = [
  { title: 'Possibly the Same', to: '/duplicates', icon: CopyCheck },
  { title: 'List of Customers', to: '/customers', icon: Handshake },
  { title: 'Sources That Disagree', to: '/disagreements', icon: Scale },
  { title: 'API Keys', to: '/api-keys', icon: KeyRound },
  { title: 'Audit Log', to: '/audit-log', icon: ScrollText },
  { title: 'Webhooks', to: '/webhooks', icon: Webhook },
];
