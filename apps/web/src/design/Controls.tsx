import { Download, Plus } from 'lucide-react';
import { Button } from '~/components/ui/controls/Button';
import { Field } from '~/components/ui/controls/Field';
import { Input } from '~/components/ui/controls/Input';
import { Select } from '~/components/ui/controls/Select';
import { Switch } from '~/components/ui/controls/Switch';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '~/components/ui/overlays/DropdownMenu';
import { Panel } from './Panel';

const VARIANTS = ['default', 'outline', 'secondary', 'ghost', 'destructive', 'link'] as const;

export function Controls() {
  return (
    <>
      <Panel title="Buttons" rule="One primary button on a screen; 36 px high, 32 px in rows, 44 px under a finger.">
        {VARIANTS.map((variant) => (
          <Button key={variant} variant={variant}>
            <Plus aria-hidden />
            {variant}
          </Button>
        ))}
        <Button disabled>Disabled</Button>
      </Panel>
      <Panel
        title="Fields"
        rule="A label above, a hint or what is wrong below; never the grey of the page, which looks switched off."
      >
        <Field label="Name" hint="As it is on their website.">
          {(control) => <Input {...control} defaultValue="Northwind Freight" />}
        </Field>
        <Field label="Employees" error="Enter a whole number of employees">
          {(control) => <Input {...control} defaultValue="many" />}
        </Field>
        <Field label="Quality">
          {(control) => (
            <Select {...control}>
              <option>High</option>
              <option>Medium</option>
            </Select>
          )}
        </Field>
      </Panel>
      <Panel title="Choices" rule="Boxes for several, circles for one, switches for what takes effect at once.">
        <label className="inline-flex items-center gap-2">
          <input type="checkbox" defaultChecked /> Chosen
        </label>
        <label className="inline-flex items-center gap-2">
          <input type="checkbox" /> Not chosen
        </label>
        <label className="inline-flex items-center gap-2">
          <input type="radio" name="one" defaultChecked /> This
        </label>
        <label className="inline-flex items-center gap-2">
          <input type="radio" name="one" /> Or this
        </label>
        <Switch aria-label="On" defaultChecked />
        <Switch aria-label="Off" />
      </Panel>
      <Panel title="Menu" rule="Opens below its button and stays beside it in the document.">
        <DropdownMenu>
          <DropdownMenuTrigger asChild>
            <Button variant="outline">
              <Download aria-hidden />
              Export
            </Button>
          </DropdownMenuTrigger>
          <DropdownMenuContent>
            <DropdownMenuItem>CSV</DropdownMenuItem>
            <DropdownMenuItem disabled>Excel</DropdownMenuItem>
          </DropdownMenuContent>
        </DropdownMenu>
      </Panel>
    </>
  );
}
