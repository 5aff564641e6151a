import { Moon, Sun } from 'lucide-react';
import { toggleTheme, useTheme } from '~/components/layout/theme';
import { Button } from '~/components/ui/controls/Button';
import { Tooltip } from '~/components/ui/overlays/Tooltip';

export function ThemeToggle() {
  const isDark = useTheme() === 'dark';
  const label = isDark ? 'Switch to light theme' : 'Switch to dark theme';
  return (
    <Tooltip content={label} side="bottom">
      <Button variant="ghost" size="icon" aria-label={label} onClick={toggleTheme}>
        {isDark ? <Sun aria-hidden /> : <Moon aria-hidden />}
      </Button>
    </Tooltip>
  );
}
