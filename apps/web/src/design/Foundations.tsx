import { Panel } from './Panel';

const SIZES = [
  ['text-xs', 'Note', '12 / 16'],
  ['text-ui', 'Text, controls, tables', '13 / 20'],
  ['text-sm', 'Reading', '14 / 22'],
  ['text-title', 'Title of a panel', '15 / 22'],
  ['text-lg', 'Title of a dialog', '17 / 24'],
  ['text-xl', 'Title of a screen', '20 / 28'],
  ['text-2xl', 'Figure', '24 / 32'],
] as const;

const ROLES = [
  'background',
  'sidebar',
  'card',
  'popover',
  'muted',
  'accent',
  'border',
  'input',
  'field',
  'primary',
  'ring',
  'success-soft',
  'warning-soft',
  'destructive-soft',
  'destructive-solid',
  'chart-1',
  'chart-2',
  'chart-3',
  'chart-4',
  'chart-5',
] as const;

const SPACES = [4, 8, 12, 16, 20, 24] as const;

export function Foundations() {
  return (
    <>
      <Panel title="Type" rule="Inter, weights 400, 500 and 600; figures in tables and fields are tabular.">
        <ul className="flex w-full flex-col gap-2">
          {SIZES.map(([size, use, metrics]) => (
            <li key={size} className="flex items-baseline justify-between gap-4">
              <span className={size}>{use} 1,234.50</span>
              <code className="text-muted-foreground text-xs">
                {size} · {metrics}
              </code>
            </li>
          ))}
        </ul>
      </Panel>
      <Panel
        title="Colors"
        rule="By role, in both themes. Text on its surface reaches 4.5 : 1, edges of controls 3 : 1."
      >
        <ul className="grid w-full grid-cols-2 gap-2 sm:grid-cols-5">
          {ROLES.map((role) => (
            <li key={role} className="flex items-center gap-2 text-xs">
              <span className="size-6 rounded border border-input" style={{ background: `var(--${role})` }} />
              {role}
            </li>
          ))}
        </ul>
      </Panel>
      <Panel
        title="Spacing"
        rule="Steps of 4 px: 8 within a group, 16 between panels, 20 inside them, 24 around a screen."
      >
        {SPACES.map((space) => (
          <span key={space} className="flex flex-col items-center gap-1 text-xs">
            <span className="bg-primary" style={{ width: space, height: space }} />
            {space}
          </span>
        ))}
      </Panel>
    </>
  );
}
