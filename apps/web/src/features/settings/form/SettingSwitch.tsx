import { useId } from 'react';
import { Label } from '~/components/ui/controls/Label';
import { Switch } from '~/components/ui/controls/Switch';

interface SettingSwitchProps {
  label: string;
  description: string;
  isOn: boolean;
  isDisabled: boolean;
  onChange: (isOn: boolean) => void;
}

export function SettingSwitch({ label, description, isOn, isDisabled, onChange }: SettingSwitchProps) {
  const id = useId();
  return (
    <div className="flex items-start justify-between gap-4">
      <div className="flex min-w-0 flex-col gap-0.5">
        <Label htmlFor={id}>{label}</Label>
        <p id={`${id}-about`} className="text-muted-foreground text-xs">
          {description}
        </p>
      </div>
      <Switch
        id={id}
        aria-describedby={`${id}-about`}
        className="mt-0.5"
        checked={isOn}
        disabled={isDisabled}
        onCheckedChange={onChange}
      />
    </div>
  );
}
