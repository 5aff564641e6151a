import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { Tooltip } from '~/components/ui/overlays/Tooltip';
import { cn } from '~/lib/cn';
import { Logo } from './Logo';
import { FOOT_NAVIGATION, NAVIGATION, type NavigationGroup, type NavigationItem } from './navigation';

interface SidebarNavProps {
  isIconOnly?: boolean;
  onNavigate?: () => void;
}

/** The title and the links, the same in the wide sidebar and in the sheet. */
export function SidebarNav({ isIconOnly = false, onNavigate }: SidebarNavProps) {
  return (
    <>
      <div className={cn('flex h-13 shrink-0 items-center gap-2.5', isIconOnly ? 'justify-center' : 'px-4')}>
        <Logo />
        <span className={cn('truncate font-semibold text-title tracking-tight', isIconOnly && 'sr-only')}>
          Business Intelligence
        </span>
      </div>
      <nav aria-label="Screens" className="flex flex-1 flex-col overflow-y-auto overflow-x-hidden pb-4">
        {NAVIGATION.map((group) => (
          <Group key={group.title} group={group} isIconOnly={isIconOnly} onNavigate={onNavigate} />
        ))}
        <ul aria-label="Records" className={cn('mt-auto flex flex-col gap-0.5 pt-5', isIconOnly ? 'px-1.5' : 'px-2')}>
          {FOOT_NAVIGATION.map((item) => (
            <li key={item.to}>
              <NavigationLink item={item} isIconOnly={isIconOnly} onNavigate={onNavigate} />
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}

interface GroupProps {
  group: NavigationGroup;
  isIconOnly: boolean;
  onNavigate: (() => void) | undefined;
}

function Group({ group, isIconOnly, onNavigate }: GroupProps) {
  const titleId = useId();
  return (
    <div className={cn('pt-3 not-first:pt-5', isIconOnly ? 'px-1.5' : 'px-2')}>
      <p id={titleId} className={cn('px-2 pb-1 font-medium text-muted-foreground text-xs', isIconOnly && 'sr-only')}>
        {group.title}
      </p>
      <ul aria-labelledby={titleId} className="flex flex-col gap-0.5">
        {group.items.map((item) => (
          <li key={item.to}>
            <NavigationLink item={item} isIconOnly={isIconOnly} onNavigate={onNavigate} />
          </li>
        ))}
      </ul>
    </div>
  );
}

interface NavigationLinkProps {
  item: NavigationItem;
  isIconOnly: boolean;
  onNavigate: (() => void) | undefined;
}

function NavigationLink({ item, isIconOnly, onNavigate }: NavigationLinkProps) {
  const link = (
    <Link
      to={item.to}
      activeOptions={{ exact: true, includeSearch: false }}
      onClick={onNavigate}
      className={cn(
        'flex h-8 items-center gap-2.5 touch:h-11 rounded-md font-medium text-muted-foreground transition-colors hover:bg-accent hover:text-foreground',
        'focus-visible:-outline-offset-2 aria-[current=page]:bg-accent aria-[current=page]:text-foreground',
        'aria-[current=page]:[&_svg]:text-link',
        isIconOnly ? 'justify-center' : 'px-2.5',
      )}
    >
      <item.icon aria-hidden className="size-4 shrink-0" />
      <span className={cn('truncate', isIconOnly && 'sr-only')}>{item.title}</span>
    </Link>
  );
  return isIconOnly ? (
    <Tooltip content={item.title} side="right">
      {link}
    </Tooltip>
  ) : (
    link
  );
}
